import { dateTriggerDay } from "@dure/domain/email/automation/trigger";
import { z } from "zod";
import { systemContext } from "../../platform/context";
import { inChunks } from "../../platform/in-chunks";
import { defineJob } from "../../platform/jobs/define-job";
import { enqueue } from "../../platform/jobs/enqueue";
import { matchingIds } from "../../records/read-model/query/matching";
import { toRecordQuery } from "../../records/record/to-record-query";
import { viewerOf } from "../../records/record/visible-record";
import { automationsOfTrigger, findStoredAutomation } from "../automation/automation-store";
import { publisherOf } from "../automation/publisher-context";
import { runsAutomations } from "../automation/require-automations";
import { enroll } from "./enroll";
import { noneIfRefused } from "./none-if-refused";

/** How long one job lets people enter before it queues the next job, and how many enter at once. */
const JOB_MS = 20_000;
const AT_ONCE = 20;

/** `after`: the last record that the jobs before have let enter. */
const Payload = z.object({ automation_id: z.string(), now: z.string(), after: z.string().default("") });

/**
 * Queues a job for each automation that dates start.
 * @param time the scheduled time of the run; a repeated run queues nothing more
 */
export async function enrollOnDates(time: string): Promise<void> {
  const now = new Date(time).toISOString();
  for await (const page of automationsOfTrigger("date_field"))
    await Promise.all(
      page.map(({ teamId, id }) =>
        enqueue(enrollOnDate, { teamId, payload: { automation_id: id, now }, id: `dates-${teamId}-${id}-${now}` }),
      ),
    );
}

/**
 * Enrolls the records whose date is as far away as the trigger says, once for each record and date. Each run finds the
 * records of the whole day again: those already enrolled are skipped, and a run that died or was missed is made up for.
 */
export const enrollOnDate = defineJob("enroll-on-date", Payload, async (teamId, { automation_id, now, after }) => {
  const endMs = Date.now() + JOB_MS;
  const found = await findDue(teamId, automation_id, now);
  if (!found) return;
  const left = found.ids.filter((id) => id > after).sort();
  for (const chunk of inChunks(left, AT_ONCE)) {
    await Promise.all(
      chunk.map((recordId) => enroll(teamId, { automationId: automation_id, recordId, eventId: found.eventId })),
    );
    const last = chunk.at(-1) ?? "";
    if (Date.now() < endMs || last === left.at(-1)) continue;
    const id = `dates-${teamId}-${automation_id}-${now}-${last}`;
    await enqueue(enrollOnDate, { teamId, payload: { automation_id, now, after: last }, id });
    return;
  }
});

/** The records whose day has come, and the event id of their enrollments; undefined if nobody enters. */
async function findDue(teamId: string, automationId: string, now: string) {
  const automation = await findStoredAutomation(teamId, automationId);
  if (automation?.status !== "active") return undefined;
  const { trigger } = automation;
  if (trigger.event !== "date_field" || trigger.field_id === null) return undefined;
  const day = dateTriggerDay(trigger, now);
  if (day === undefined) return undefined;
  if (!(await runsAutomations(teamId, now))) return undefined;
  const ctx = { ...systemContext(teamId, "enroll-on-date"), now, timeZone: trigger.timezone };
  const publisher = await publisherOf(ctx, automation);
  if (!publisher) return undefined;
  const condition = { identifier: trigger.field_id, condition: "is" as const, value: day };
  const filters = { operator: "AND" as const, conditions: [condition] };
  const query = { ...toRecordQuery(ctx, { entityId: "lead-deal-combined", filters }), viewer: viewerOf(publisher) };
  const ids = await matchingIds(teamId, query).catch(noneIfRefused);
  return ids && { ids, eventId: `date ${trigger.field_id} ${day}` };
}
