import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event";
import { systemContext } from "../../platform/context";
import { transaction } from "../../platform/transaction-store";
import { putCalendarEvent } from "../calendar/calendar-event";
import { getEvent, readScheduledEvent, saveEvent } from "./scheduled-event-store";

const MAX_ROUNDS = 5;

/**
 * Brings the host's calendar to the newest state of an event, whichever change asked for it. A change that came in
 * while an older state was being written is written after it, so that the newest always stays.
 */
export async function syncCalendar(teamId: string, eventId: string): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const event = await getEvent(teamId, eventId);
    if (!event.dest_cal) return;
    const link = await putCalendarEvent(teamId, event);
    if (await keepState(teamId, event, { calendar_state: "written", link })) return;
  }
  throw new Error(`The event ${eventId} changes faster than its calendar takes it.`);
}

/**
 * Keeps what became of writing an event to its calendar.
 * @returns false when the event has changed since
 */
export function keepState(
  teamId: string,
  { id, sequence }: ScheduledEvent,
  { calendar_state, link }: { calendar_state: ScheduledEvent["calendar_state"]; link: string },
): Promise<boolean> {
  const ctx = systemContext(teamId, "calendar");
  return transaction(ctx, async (tx) => {
    const before = await readScheduledEvent(tx, teamId, id);
    if (before.sequence !== sequence) return { answer: false, event: [] };
    const value = link || before.meeting_plan.value;
    if (before.calendar_state === calendar_state && before.meeting_plan.value === value)
      return { answer: true, event: [] };
    const after = { ...before, calendar_state, meeting_plan: { ...before.meeting_plan, value }, updated_at: ctx.now };
    saveEvent(tx, teamId, after);
    return { answer: true, event: { type: "meeting.updated", before, after } };
  });
}
