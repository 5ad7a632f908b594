import { noticesOf } from "@dure/domain/scheduling/notification/notices-of";
import type { MeetingChange } from "@dure/domain/scheduling/notification/notification";
import { INVITEE } from "@dure/domain/scheduling/reminder/reminder";
import type { MeetingMailKind } from "@dure/domain/scheduling/scheduled-event/meeting-mail";
import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { logger } from "firebase-functions";
import { enqueue } from "../../platform/jobs/enqueue";
import { reaction } from "../../platform/outbox/reaction";
import { isDisconnected } from "../calendar/calendar-error";
import { queueKakaoNotice } from "../reminder/queue-kakao-notice";
import { isRefused } from "../scheduled-event/is-refused";
import { scheduleSync } from "../scheduled-event/retry-calendars";
import { getEvent } from "../scheduled-event/scheduled-event-store";
import { markFailed, type SyncFailure, syncCalendars } from "../scheduled-event/sync-calendar";
import { announceToSubmission } from "./announce-to-submission";
import { requestNotices } from "./request-notices";
import { type MeetingMail, sendMeetingMail } from "./send-meeting-mail";

/** From this attempt on the mails no longer wait for the calendar: after about 15 seconds. */
const MAILS_WAIT_ATTEMPTS = 4;

const KINDS = {
  "meeting.created": "created",
  "meeting.rescheduled": "rescheduled",
  "meeting.cancelled": "cancelled",
} as const;

const EVENTS = ["meeting.created", "meeting.rescheduled", "meeting.cancelled"] as const;

/**
 * Handles a booking, a move or a cancellation: first syncs the online meeting and the calendars, since the mails carry
 * the link, then sends the page's notifications. If the sync keeps failing, the mails go without a link and the host is
 * mailed about the failure; at once if a retry can't help.
 */
export const announceMeeting = reaction("announce-meeting", EVENTS, async (teamId, event, attempt) => {
  const kind = KINDS[event.type];
  const meeting = await getEvent(teamId, event.after.id);
  const failures = await syncCalendars(teamId, meeting.id);
  const lost = failures.filter(({ error }) => attempt.isLast || isDisconnected(error) || isRefused(error));
  for (const one of lost) await reportFailure(teamId, meeting, one, event.id);
  const waiting = failures.filter((one) => !lost.includes(one));
  if (waiting.length === 0 || attempt.number >= MAILS_WAIT_ATTEMPTS) {
    await queueMails(teamId, event.id, kind, meeting);
    await requestNotices(teamId, event.after, kind);
    await queueKakaoNotice(teamId, event.after, kind);
    if (kind === "created" && meeting.submission) await announceToSubmission(teamId, meeting.id);
  }
  if (waiting[0]) throw waiting[0].error;
  if (lost.length > 0) logger.warn("A calendar did not take a meeting.", { teamId, eventId: meeting.id });
});

/** The mails with the product's own text. */
async function queueMails(teamId: string, event_id: string, kind: MeetingChange, meeting: ScheduledEvent) {
  const builtIn = noticesOf(meeting, kind).mails.filter(({ emailTemplateId }) => emailTemplateId === null);
  await Promise.all(
    builtIn.map(({ reader }) =>
      queueMail(
        teamId,
        reader === INVITEE ? { event_id, kind, party: "invitee" } : { event_id, kind, party: "host", host_id: reader },
      ),
    ),
  );
  // Guests get the product's own mail, even if the invitee's is made from a template.
  if (noticesOf(meeting, kind).mails.some(({ reader }) => reader === INVITEE))
    for (const guest of meeting.guests.keys()) await queueMail(teamId, { event_id, kind, party: "guest", guest });
}

export function queueMail(teamId: string, payload: MeetingMail): Promise<void> {
  const { event_id, kind, party, host_id = "", guest } = payload;
  const reader = guest === undefined ? host_id : String(guest);
  return enqueue(sendMeetingMail, { teamId, payload, id: `meeting-mail-${event_id}-${kind}-${party}-${reader}` });
}

async function reportFailure(
  teamId: string,
  { id }: ScheduledEvent,
  failure: SyncFailure,
  event_id: string,
): Promise<void> {
  const { host, error } = failure;
  const newest = await markFailed(teamId, id, [failure]);
  await queueMail(teamId, { event_id, kind: mailOf(failure), party: "host", host_id: host.id });
  if (!isDisconnected(error) && !isRefused(error)) await scheduleSync(teamId, newest, 1);
}

const mailOf = ({ what, error }: SyncFailure): MeetingMailKind =>
  what === "calendar" && isRefused(error) ? "calendar-refused" : `${what}-failed`;
