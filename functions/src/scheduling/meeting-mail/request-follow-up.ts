import { followUpOf } from "@dure/domain/scheduling/booking-page/follow-up-of";
import { askForFollowUp } from "../../forms/submission/ask-for-follow-up";
import { eventUrl } from "../scheduled-event/event-url";
import { readScheduledEvent } from "../scheduled-event/scheduled-event-store";

/**
 * Requests the follow-up mail of a booking, with the meeting's current values: its link is created after the booking.
 * Idempotent. A cancelled meeting requests none, and a later cancellation withdraws the request.
 */
export const requestFollowUp = (teamId: string, meetingId: string): Promise<void> =>
  askForFollowUp(teamId, async (tx) => {
    const meeting = await readScheduledEvent(tx, teamId, meetingId);
    return followUpOf(meeting, eventUrl(meeting));
  });
