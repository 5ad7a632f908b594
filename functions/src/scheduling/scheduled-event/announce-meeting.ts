import type { OutboxEvent } from "@dure/domain/events";
import type { MeetingMailKind, Party } from "@dure/domain/scheduling/meeting-mail";
import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event";
import { logger } from "firebase-functions";
import { type Attempt, enqueue } from "../../platform/job";
import { isDisconnected } from "../calendar/calendar-error";
import { getEvent } from "./scheduled-event-store";
import { keepState, syncCalendars } from "./sync-calendar";

/** From this try on the mails no longer wait for the calendar: about a quarter of a minute. */
const MAILS_WAIT_ATTEMPTS = 4;

type Payload = { event_id: string; kind: MeetingMailKind; party: Party; host_id?: string };

/**
 * What follows from a booking and from each of its changes: first the calendar, since the mails carry its Meet link,
 * then a mail to each party. When the calendar can't take it the mails go without, and the host is told.
 */
export async function announceMeeting(teamId: string, event: OutboxEvent, attempt: Attempt): Promise<void> {
  const kind = KINDS[event.type];
  if (!kind || !event.after || !("id" in event.after)) return;
  const meeting = await getEvent(teamId, event.after.id);
  const refused = await syncCalendars(teamId, meeting.id);
  const lost = refused.filter(({ error }) => attempt.isLast || isDisconnected(error));
  for (const { host } of lost) await giveUp(teamId, meeting, host.id, event.id);
  const waiting = refused.filter((one) => !lost.includes(one));
  if (waiting.length === 0 || attempt.number >= MAILS_WAIT_ATTEMPTS) await queueMails(teamId, event.id, kind, meeting);
  if (waiting[0]) throw waiting[0].error;
  if (lost.length > 0) logger.warn("A calendar did not take a meeting.", { teamId, eventId: meeting.id });
}

const KINDS: Partial<Record<OutboxEvent["type"], MeetingMailKind>> = {
  "meeting.created": "created",
  "meeting.rescheduled": "rescheduled",
  "meeting.cancelled": "cancelled",
};

async function queueMails(teamId: string, event_id: string, kind: MeetingMailKind, { host_ids }: ScheduledEvent) {
  await Promise.all([
    queueMail(teamId, { event_id, kind, party: "invitee" }),
    ...host_ids.map((host_id) => queueMail(teamId, { event_id, kind, party: "host", host_id })),
  ]);
}

function queueMail(teamId: string, payload: Payload): Promise<void> {
  const { event_id, kind, party, host_id = "" } = payload;
  return enqueue({ teamId, name: "meeting-mail", payload }, `meeting-mail-${event_id}-${kind}-${party}-${host_id}`);
}

async function giveUp(teamId: string, meeting: ScheduledEvent, host_id: string, event_id: string): Promise<void> {
  await keepState(teamId, await getEvent(teamId, meeting.id), host_id, { calendar_state: "failed", link: "" });
  await queueMail(teamId, { event_id, kind: "calendar-failed", party: "host", host_id });
}
