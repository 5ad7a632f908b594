import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import { systemContext } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { makesConference } from "../calendar/makes-conference";
import { readScheduledEvent, saveEvent } from "../scheduled-event/scheduled-event-store";
import { conferenceLink } from "./conferencing";

/**
 * Syncs the Zoom or Teams meeting of an event and saves the link on the event, for the calendars and the mails. The
 * meeting belongs to the first host, unless their calendar creates it. Only Google calendars create Google Meet.
 * @param shared the meeting of the event's session, which owns the online meeting; the event itself without a session
 * @throws REGRANT_PERMISSION when no account of the host can create the meeting; the service's errors
 */
export async function withConference(teamId: string, event: ScheduledEvent, shared = event): Promise<ScheduledEvent> {
  const { id, title, date_range: range, timezone, sequence, cancellation, meeting_plan, hosts, host } = shared;
  if (makesConference(hosts[0]?.dest_cal?.provider, meeting_plan.type)) return event;
  if (meeting_plan.type === "google-meet") {
    if (cancellation || meeting_plan.value) return event;
    throw new AppError("REGRANT_PERMISSION", schedulingTexts.meetNeedsGoogle, { provider: "google" });
  }
  const { link } = await conferenceLink(teamId, {
    ...{ id, title, range, timezone, sequence },
    type: meeting_plan.type,
    hostId: host.id,
    cancelled: cancellation !== null,
  });
  // The link of a canceled meeting stays for the record.
  return link && link !== event.meeting_plan.value ? saveLink(teamId, event, link) : event;
}

/** Saves the link, unless the event has changed since: the newer change's own sync saves it then. */
function saveLink(teamId: string, event: ScheduledEvent, link: string): Promise<ScheduledEvent> {
  const ctx = systemContext(teamId, "conferencing");
  return transaction(ctx, async (tx) => {
    const before = await readScheduledEvent(tx, teamId, event.id);
    if (before.sequence !== event.sequence) return { answer: event, event: [] };
    const after = { ...before, meeting_plan: { ...before.meeting_plan, value: link }, updated_at: ctx.now };
    saveEvent(tx, teamId, after);
    return { answer: after, event: { type: "meeting.updated", before, after } };
  });
}
