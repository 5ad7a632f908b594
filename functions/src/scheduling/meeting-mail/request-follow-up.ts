import { followUpId, followUpOf } from "@dure/domain/scheduling/booking-page/follow-up";
import { systemContext } from "../../platform/context";
import { askForMail } from "../../platform/mail/mail-ledger-store";
import { transaction } from "../../platform/transaction/transaction-store";
import { eventUrl } from "../scheduled-event/event-url";
import { readScheduledEvent } from "../scheduled-event/scheduled-event-store";

/**
 * Requests the follow-up mail of a booking, with the meeting's current values: its link is created after the booking.
 * Idempotent. A cancelled meeting requests none, and a later cancellation withdraws the request.
 */
export function requestFollowUp(teamId: string, meetingId: string): Promise<void> {
  return transaction(systemContext(teamId, "follow-up"), async (tx) => {
    const meeting = await readScheduledEvent(tx, teamId, meetingId);
    const after = followUpOf(meeting, eventUrl(meeting));
    const ask = after && (await askForMail(tx, teamId, followUpId(meeting)));
    if (!ask) return { answer: undefined, event: [] };
    ask();
    return { answer: undefined, event: { type: "follow-up.requested", before: null, after } };
  });
}
