import { meetingValues } from "@dure/domain/scheduling/notification/notice-mail-of";
import { systemContext } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { eventUrl } from "../scheduled-event/event-url";
import { readScheduledEvent } from "../scheduled-event/scheduled-event-store";
import { claimAnnouncement } from "./notice-store";

/**
 * Announces a meeting's host, time and place to the submission that led to it: the router's follow-up mail waits for
 * them. Announces once, with the meeting's current values, unless the meeting was canceled meanwhile.
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
