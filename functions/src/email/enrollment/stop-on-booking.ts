import { isOver } from "@dure/domain/email/automation/enrollment";
import { afterDecision } from "@dure/domain/email/automation/next-step";
import { systemContext } from "../../platform/context";
import { reaction } from "../../platform/outbox/reaction";
import { transaction } from "../../platform/transaction/transaction-store";
import { followMerge, mergedIdsOf } from "../../records/merge/merge-redirect-store";
import { findAutomation } from "../automation/automation-store";
import { getEnrollment, idsOfRecords, saveEnrollment } from "./enrollment-store";

/**
 * A person who books a meeting leaves the automations that stop on a booking, since their mails have served their
 * purpose. A person who entered as a record that was merged since is still enrolled under that record's id. `enroll.ts`
 * handles those who enter later.
 */
export const stopOnBooking = reaction("stop-on-booking", ["meeting.recorded"], async (teamId, { after }) => {
  const recordId = await followMerge(teamId, after.record_id);
  const recordIds = [recordId, ...(await mergedIdsOf(teamId, recordId))];
  for (const id of await idsOfRecords(teamId, recordIds)) await stop(teamId, id);
});

const stop = (teamId: string, id: string): Promise<void> => {
  const ctx = systemContext(teamId, "automation");
  return transaction(ctx, async (tx) => {
    const enrollment = await getEnrollment(tx, teamId, id);
    const automation = enrollment && (await findAutomation(tx, teamId, enrollment.automation_id));
    if (enrollment && automation?.stops_on_booking && !isOver(enrollment))
      saveEnrollment(tx, teamId, afterDecision(enrollment, { do: "stop", reason: "booked" }, ctx.now));
    return { answer: undefined, event: [] };
  });
};
