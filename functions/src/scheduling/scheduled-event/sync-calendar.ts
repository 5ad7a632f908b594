import { isDeepStrictEqual } from "node:util";
import { hostedBy, withCalendarState } from "@dure/domain/scheduling/change-scheduled-event";
import type { CalendarState, EventHost, ScheduledEvent } from "@dure/domain/scheduling/scheduled-event";
import { systemContext } from "../../platform/context";
import { transaction } from "../../platform/transaction-store";
import { putCalendarEvent } from "../calendar/calendar-event";
import { getEvent, readScheduledEvent, saveEvent } from "./scheduled-event-store";

const MAX_ROUNDS = 5;

/**
 * Brings the hosts' calendars to the newest state of an event, whichever change asked for it: the first host's before
 * the others', for they carry its conference. A change that came in while an older state was being written is written
 * after it, so that the newest always stays.
 * @returns what each calendar refused
 */
export async function syncCalendars(teamId: string, eventId: string): Promise<{ host: EventHost; error: unknown }[]> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const event = await getEvent(teamId, eventId);
    const [first, ...others] = event.hosts;
    if (!first) return [];
    const refused = await syncHost(teamId, event, first);
    const linked = others.length > 0 ? await getEvent(teamId, eventId) : event;
    const refusals = await Promise.all(others.map((host) => syncHost(teamId, linked, host)));
    const newest = await getEvent(teamId, eventId);
    if (newest.sequence === event.sequence) return [refused, ...refusals].flatMap((one) => one ?? []);
  }
  throw new Error(`The event ${eventId} changes faster than its calendars take it.`);
}

async function syncHost(teamId: string, event: ScheduledEvent, host: EventHost) {
  if (!host.dest_cal) return undefined;
  try {
    const link = await putCalendarEvent(teamId, hostedBy(event, host));
    await keepState(teamId, event, host.id, { calendar_state: "written", link });
    return undefined;
  } catch (error) {
    return { host, error };
  }
}

/** Keeps what became of writing an event to a host's calendar, unless the event has changed since. */
export function keepState(
  teamId: string,
  { id, sequence }: ScheduledEvent,
  hostId: string,
  state: { calendar_state: CalendarState; link: string },
): Promise<void> {
  const ctx = systemContext(teamId, "calendar");
  return transaction(ctx, async (tx) => {
    const before = await readScheduledEvent(tx, teamId, id);
    const changed = withCalendarState(before, hostId, state);
    if (before.sequence !== sequence || isDeepStrictEqual(before, changed)) return { answer: undefined, event: [] };
    const after = { ...changed, updated_at: ctx.now };
    saveEvent(tx, teamId, after);
    return { answer: undefined, event: { type: "meeting.updated", before, after } };
  });
}
