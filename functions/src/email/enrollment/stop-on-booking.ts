import { isOver } from "@dure/domain/email/automation/enrollment";
import { afterDecision } from "@dure/domain/email/automation/next-step";
import { systemContext } from "../../platform/context";
import { reaction } from "../../platform/outbox/reaction";
import { transaction } from "../../platform/transaction/transaction-store";
import { findAutomation } from "../automation/automation-store";
import { getEnrollment, idsOfRecord, saveEnrollment } from "./enrollment-store";

/** Whoever books a meeting leaves the automations that stop then: the mails that asked for one have done their work. */
export const stopOnBooking = reaction("stop-on-booking", ["meeting.recorded"], async (teamId, { after }) => {
  for (const id of await idsOfRecord(teamId, after.record_id)) await stop(teamId, id);
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
