import { meetingValues } from "@dure/domain/scheduling/notification/notice-mail-of";
import { systemContext } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { eventUrl } from "../scheduled-event/event-url";
import { readScheduledEvent } from "../scheduled-event/scheduled-event-store";
import { claimAnnouncement } from "./notice-store";

/**
 * Tells the submission that led to a booking who holds the meeting, when and where: its router's follow-up mail waits for
 * that. Once, with the meeting's current values; a meeting that was cancelled meanwhile is not announced.
 */
export const announceToSubmission = (teamId: string, meetingId: string): Promise<void> =>
  transaction(systemContext(teamId, "announce-meeting"), async (tx) => {
    const meeting = await readScheduledEvent(tx, teamId, meetingId);
    const { id, page_id, host, submission, cancellation, language, timezone } = meeting;
    const claim = submission && !cancellation && (await claimAnnouncement(tx, teamId, meeting));
    if (!submission || !claim) return { answer: undefined, event: [] };
    claim();
    const values = meetingValues(meeting, { locale: language, zone: timezone, eventUrl: eventUrl(meeting) });
    const after = { id, page_id, host, submission, values };
    return { answer: undefined, event: { type: "meeting.announced", before: null, after } };
  });
