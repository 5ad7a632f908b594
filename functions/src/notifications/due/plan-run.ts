import { isDueTrigger } from "@dure/domain/notifications/due/due-trigger";
import { movedRun, nextRun } from "@dure/domain/notifications/due/run-time";
import { readCaller } from "../../platform/auth/caller-store";
import { systemContext } from "../../platform/context";
import { reaction } from "../../platform/outbox/reaction";
import { transaction } from "../../platform/transaction/transaction-store";
import { findSetting } from "../setting/setting-store";
import { readRun, removeRun, saveRun, settingsWithRun } from "./run-store";

/** Plans the first run of a setting that is turned on, moves it with its time, and removes it with the setting. */
export const planRunOfSetting = reaction(
  "plan-notification-run",
  [
    "notification-setting.created",
    "notification-setting.changed",
    "notification-setting.switched-off",
    "notification-setting.deleted",
  ],
  (teamId, { before, after, at }) => {
    const id = (after ?? before)?.id;
    return id === undefined ? Promise.resolve() : planRun(teamId, id, at);
  },
);

/** Moves a team's runs to its new zone. */
export const moveRunsWithZone = reaction(
  "move-notification-runs",
  ["team.changed"],
  async (teamId, { before, after, at }) => {
    if (before?.timezone === after?.timezone) return;
    for (const id of await settingsWithRun(teamId)) await planRun(teamId, id, at);
  },
);

/**
 * Plans a setting's next run by its current state. The run of a setting that stays active keeps its day. A setting that
 * is turned on begins with the first run after that.
 * @param at when it was changed: a run that came due since is not left out
 */
async function planRun(teamId: string, id: string, at: string): Promise<void> {
  const { team } = await readCaller(teamId, "system");
  await transaction(systemContext(teamId, "notifications"), async (tx) => {
    const [run, setting] = [await readRun(tx, teamId, id), await findSetting(teamId, id, tx)];
    if (!setting?.is_active || !isDueTrigger(setting.trigger)) {
      if (run) removeRun(tx, teamId, id);
      return { answer: undefined, event: [] };
    }
    const times = { send_at: setting.trigger.send_at, zone: team.timezone };
    const isKept = run && run.send_at === times.send_at && run.zone === times.zone;
    const next_run_at = run ? movedRun(times, run, run.next_run_at) : nextRun(times, at);
    if (!isKept) saveRun(tx, teamId, { setting_id: id, ...times, next_run_at });
    return { answer: undefined, event: [] };
  });
}
