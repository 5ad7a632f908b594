import type { OutboxEvent } from "@dure/domain/events";
import type { MeetingMailKind, Party } from "@dure/domain/scheduling/meeting-mail";
import { logger } from "firebase-functions";
import { type Attempt, enqueue } from "../../platform/job";
import { isDisconnected } from "../calendar/google-calendar";
import { getEvent } from "./scheduled-event-store";
import { keepState, syncCalendar } from "./sync-calendar";

/** From this try on the mails no longer wait for the calendar: about a quarter of a minute. */
const MAILS_WAIT_ATTEMPTS = 4;

type Payload = { event_id: string; kind: MeetingMailKind; party: Party };

/**
 * What follows from a booking and from each of its changes: first the calendar, since the mails carry its Meet link,
 * then a mail to each party. When the calendar can't take it the mails go without, and the host is told.
 */
export async function announceMeeting(teamId: string, event: OutboxEvent, attempt: Attempt): Promise<void> {
  const kind = KINDS[event.type];
  if (!kind || !event.after || !("id" in event.after)) return;
  const eventId = event.after.id;
  try {
    await syncCalendar(teamId, eventId);
  } catch (error) {
    const isOver = attempt.isLast || isDisconnected(error);
    if (isOver) await giveUp(teamId, eventId, event.id);
    if (isOver || attempt.number >= MAILS_WAIT_ATTEMPTS) await queueMails(teamId, event.id, kind);
    if (!isDisconnected(error)) throw error;
    logger.warn("A calendar is disconnected.", { teamId, eventId });
    return;
  }
  await queueMails(teamId, event.id, kind);
}

const KINDS: Partial<Record<OutboxEvent["type"], MeetingMailKind>> = {
  "meeting.created": "created",
  "meeting.rescheduled": "rescheduled",
  "meeting.cancelled": "cancelled",
};

async function queueMails(teamId: string, outboxId: string, kind: MeetingMailKind): Promise<void> {
  await Promise.all([queueMail(teamId, outboxId, kind, "invitee"), queueMail(teamId, outboxId, kind, "host")]);
}

function queueMail(teamId: string, event_id: string, kind: MeetingMailKind, party: Party): Promise<void> {
  const payload: Payload = { event_id, kind, party };
  return enqueue({ teamId, name: "meeting-mail", payload }, `meeting-mail-${event_id}-${kind}-${party}`);
}

async function giveUp(teamId: string, eventId: string, outboxId: string): Promise<void> {
  await keepState(teamId, await getEvent(teamId, eventId), { calendar_state: "failed", link: "" });
  await queueMail(teamId, outboxId, "calendar-failed", "host");
}
