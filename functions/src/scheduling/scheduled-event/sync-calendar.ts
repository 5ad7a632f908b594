import { isDeepStrictEqual } from "node:util";
import { hostedBy, withCalendarState } from "@dure/domain/scheduling/change-scheduled-event";
import type { CalendarState, EventHost, ScheduledEvent } from "@dure/domain/scheduling/scheduled-event";
import { systemContext } from "../../platform/context";
import { transaction } from "../../platform/transaction-store";
import { putCalendarEvent } from "../calendar/calendar-event";
import { withConference } from "../conferencing/with-conference";
import { getEvent, readScheduledEvent, saveEvent } from "./scheduled-event-store";

const MAX_ROUNDS = 5;

/** What a host's calendar, or the service for their online meetings, did not take. */
export type Refused = { host: EventHost; error: unknown; what: "calendar" | "conference" };

/**
 * Brings an event's online meeting and its hosts' calendars to its newest state, whichever change asked for it: the
 * first host's calendar before the others', for they carry the link. A change that came in while an older state was being
 * written is written after it, so that the newest always stays.
 * @returns what was refused; without an online meeting the calendars are written all the same
 */
export async function syncCalendars(teamId: string, eventId: string): Promise<Refused[]> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const known = await getEvent(teamId, eventId);
    const [first, ...others] = known.hosts;
    if (!first) return [];
    const { event, missing } = await syncConference(teamId, known, first);
    const refused = await syncHost(teamId, event, first);
    const linked = others.length > 0 ? await getEvent(teamId, eventId) : event;
    const refusals = await Promise.all(others.map((host) => syncHost(teamId, linked, host)));
    const newest = await getEvent(teamId, eventId);
    if (newest.sequence === event.sequence) return [missing, refused, ...refusals].flatMap((one) => one ?? []);
  }
  throw new Error(`The event ${eventId} changes faster than its calendars take it.`);
}

async function syncConference(teamId: string, event: ScheduledEvent, host: EventHost) {
  try {
    return { event: await withConference(teamId, event) };
  } catch (error) {
    return { event, missing: { host, error, what: "conference" } satisfies Refused };
  }
}

async function syncHost(teamId: string, event: ScheduledEvent, host: EventHost): Promise<Refused | undefined> {
  if (!host.dest_cal) return undefined;
  try {
    const link = await putCalendarEvent(teamId, hostedBy(event, host));
    await keepState(teamId, event, host.id, { calendar_state: "written", link });
    return undefined;
  } catch (error) {
    return { host, error, what: "calendar" };
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
