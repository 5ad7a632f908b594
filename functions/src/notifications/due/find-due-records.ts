import { dueDeliveryId, newDelivery, routeOf } from "@dure/domain/notifications/delivery/delivery";
import { dueFilter, isDueTrigger } from "@dure/domain/notifications/due/due-trigger";
import { lastRunDay, nextRun, watchedDay } from "@dure/domain/notifications/due/run-time";
import type { NotificationSetting } from "@dure/domain/notifications/setting/setting";
import { AppError } from "@dure/domain/shared/error";
import { z } from "zod";
import { systemContext } from "../../platform/context";
import { defineJob } from "../../platform/jobs/define-job";
import { transaction } from "../../platform/transaction/transaction-store";
import { matchingIds } from "../../records/read-model/query/matching";
import { toRecordQuery } from "../../records/record/to-record-query";
import { createDeliveries } from "../delivery/delivery-store";
import { wakeChannel } from "../delivery/post-notifications";
import { viewerOfSetting } from "../delivery/viewer-of-setting";
import { findSetting } from "../setting/setting-store";
import { findRun, type Run, readRun, removeRun, saveRun } from "./run-store";

const Payload = z.object({
  setting_id: z.string(),
  /** The time that the run takes as the current one, UTC. */
  now: z.string(),
});

/**
 * Enters the records that are due on a setting's day into the ledger, then plans its next run. A run that dies or comes
 * twice finds the same records under the same ids. The next run is only planned once this one is finished.
 */
export const findDueRecords = defineJob("find-due-records", Payload, async (teamId, { setting_id: id, now }) => {
  const run = await findRun(teamId, id);
  if (!run || run.next_run_at > now) return;
  const setting = await findSetting(teamId, id);
  if (setting?.is_active && setting.action.channel) {
    await enterDue(teamId, setting, run, now);
    await wakeChannel({ teamId, channel: routeOf(setting.action).channel });
  }
  await planOn(teamId, run, now);
});

async function enterDue(teamId: string, setting: NotificationSetting, run: Run, now: string): Promise<void> {
  const { id, trigger, action } = setting;
  if (!isDueTrigger(trigger)) return;
  const day = lastRunDay(run, now);
  const found = await dueIds(teamId, setting, { run, now, watched: watchedDay(trigger, day) });
  const at = new Date().toISOString();
  const about = { setting_id: id, due_day: day, ...routeOf(action) };
  const due = found.map((record_id) => newDelivery({ ...about, id: dueDeliveryId(id, record_id, day), record_id }, at));
  await createDeliveries(teamId, due);
}

/** A filter over a field or stage that was deleted since finds nothing. */
async function dueIds(
  teamId: string,
  setting: NotificationSetting,
  { run, now, watched }: { run: Run; now: string; watched: string },
): Promise<string[]> {
  if (!isDueTrigger(setting.trigger)) return [];
  const ctx = { ...systemContext(teamId, "notifications"), now, timeZone: run.zone };
  const { trigger } = setting;
  const filters = dueFilter(trigger, watched);
  const viewer = await viewerOfSetting(teamId, setting);
  const query = { ...toRecordQuery(ctx, { entityId: trigger.target.entity_type, filters }), viewer };
  return matchingIds(teamId, query).catch((error: unknown) => {
    if (error instanceof AppError) return [];
    throw error;
  });
}

/** Plans the next run, unless that is done already. Removes the run of a setting that is off. */
const planOn = (teamId: string, run: Run, now: string): Promise<void> =>
  transaction(systemContext(teamId, "notifications"), async (tx) => {
    const [known, setting] = [await readRun(tx, teamId, run.setting_id), await findSetting(teamId, run.setting_id, tx)];
    if (known && !(setting?.is_active && isDueTrigger(setting.trigger))) removeRun(tx, teamId, run.setting_id);
    else if (known?.next_run_at === run.next_run_at)
      saveRun(tx, teamId, { ...known, next_run_at: nextRun(known, now) });
    return { answer: undefined, event: [] };
  });
