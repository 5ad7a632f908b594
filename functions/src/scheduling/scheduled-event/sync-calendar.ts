import { isDeepStrictEqual } from "node:util";
import { hostedBy, withCalendarState } from "@dure/domain/scheduling/scheduled-event/change-scheduled-event";
import type { CalendarState, EventHost, ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { systemContext } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { putCalendarEvent } from "../calendar/calendar-event";
import { aFewAtATime } from "../calendar/in-parts";
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
    const refused = await syncHosts(teamId, event, [first]);
    const linked = others.length > 0 ? await getEvent(teamId, eventId) : event;
    const refusals = await syncHosts(teamId, linked, others);
    const newest = await getEvent(teamId, eventId);
    if (newest.sequence === event.sequence) return [...(missing ? [missing] : []), ...refused, ...refusals];
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

/** Hosts' calendars that are written at once. */
const AT_ONCE = 10;

async function syncHosts(teamId: string, event: ScheduledEvent, hosts: readonly EventHost[]): Promise<Refused[]> {
  const outcomes = await aFewAtATime(hosts, AT_ONCE, (host) => writeTo(teamId, event, host));
  await keepStates(
    teamId,
    event,
    outcomes.flatMap(({ state }) => state ?? []),
  );
  return outcomes.flatMap(({ refused }) => refused ?? []);
}

type Outcome = { state?: HostState; refused?: Refused };

async function writeTo(teamId: string, event: ScheduledEvent, host: EventHost): Promise<Outcome> {
  // Only their online meeting can have failed.
  if (!host.dest_cal) return { state: { hostId: host.id, calendar_state: "none", link: "" } };
  try {
    const link = await putCalendarEvent(teamId, hostedBy(event, host));
    return { state: { hostId: host.id, calendar_state: "written", link } };
  } catch (error) {
    return { refused: { host, error, what: "calendar" } };
  }
}

/** What became of writing an event to a host's calendar, and the link that it made or "". */
export type HostState = { hostId: string; calendar_state: CalendarState; link: string };

/** Notes who waits until they connect an account again, of either kind. Answers the event as it was before. */
export async function keepFailed(
  teamId: string,
  eventId: string,
  refused: readonly Pick<Refused, "host">[],
): Promise<ScheduledEvent> {
  const event = await getEvent(teamId, eventId);
  const failed = refused.map(({ host }) => ({ hostId: host.id, calendar_state: "failed" as const, link: "" }));
  await keepStates(teamId, event, failed);
  return event;
}

/** Keeps what became of writing an event to its hosts' calendars, unless the event has changed since. */
async function keepStates(
  teamId: string,
  { id, sequence }: ScheduledEvent,
  states: readonly HostState[],
): Promise<void> {
  if (states.length === 0) return;
  const ctx = systemContext(teamId, "calendar");
  await transaction(ctx, async (tx) => {
    const before = await readScheduledEvent(tx, teamId, id);
    const changed = states.reduce((event, { hostId, ...state }) => withCalendarState(event, hostId, state), before);
    if (before.sequence !== sequence || isDeepStrictEqual(before, changed)) return { answer: undefined, event: [] };
    const after = { ...changed, updated_at: ctx.now };
    saveEvent(tx, teamId, after);
    return { answer: undefined, event: { type: "meeting.updated", before, after } };
  });
}
