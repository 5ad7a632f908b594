import { dateTriggerDay } from "@dure/domain/email/automation/trigger";
import { z } from "zod";
import { systemContext } from "../../platform/context";
import { defineJob } from "../../platform/jobs/define-job";
import { enqueue } from "../../platform/jobs/enqueue";
import { matchingIds } from "../../records/read-model/query/matching";
import { toRecordQuery } from "../../records/record/to-record-query";
import { automationsOfTrigger, findStoredAutomation } from "../automation/automation-store";
import { runsAutomations } from "../automation/require-automations";
import { enroll } from "./enroll";
import { noneIfRefused } from "./none-if-refused";

const Payload = z.object({ automation_id: z.string(), now: z.string() });

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
 * Lets the records enter whose date is as far away as the trigger says, once for each record and date. A run finds those
 * of the whole day again: who entered stays, and a run that died or was missed is made up for.
 */
export const enrollOnDate = defineJob("enroll-on-date", Payload, async (teamId, { automation_id, now }) => {
  const automation = await findStoredAutomation(teamId, automation_id);
  if (automation?.status !== "active") return;
  const { trigger } = automation;
  if (trigger.event !== "date_field" || trigger.field_id === null) return;
  const day = dateTriggerDay(trigger, now);
  if (day === undefined) return;
  if (!(await runsAutomations(teamId, now))) return;
  const ctx = { ...systemContext(teamId, "enroll-on-date"), now, timeZone: trigger.timezone };
  const condition = { identifier: trigger.field_id, condition: "is" as const, value: day };
  const filters = { operator: "AND" as const, conditions: [condition] };
  const query = toRecordQuery(ctx, { entityId: "lead-deal-combined", filters });
  for (const recordId of (await matchingIds(teamId, query).catch(noneIfRefused)) ?? [])
    await enroll(teamId, { automationId: automation_id, recordId, eventId: `date ${trigger.field_id} ${day}` });
});
