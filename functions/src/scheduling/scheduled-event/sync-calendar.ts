import { isDeepStrictEqual } from "node:util";
import { toHostedEvent, withCalendarState } from "@dure/domain/scheduling/scheduled-event/change-scheduled-event";
import type { CalendarState, EventHost, ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { sharedMeeting } from "@dure/domain/scheduling/scheduled-event/seats";
import { updatedAfter } from "@dure/domain/shared/updated-after";
import pLimit from "p-limit";
import { systemContext } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { putCalendarEvent } from "../calendar/put-calendar-event";
import { withConference } from "../conferencing/with-conference";
import { isRefused } from "./is-refused";
import { findSessionEvents, getEvent, readScheduledEvent, saveEvent } from "./scheduled-event-store";

const MAX_ROUNDS = 5;

/** A host's calendar or conferencing service that could not be written. */
export type SyncFailure = { host: EventHost; error: unknown; what: "calendar" | "conference" };

/**
 * Writes an event's newest state to its online meeting and its hosts' calendars, whichever change caused the run. The
 * first host's calendar is written first: it may create the link that the others carry. A change that commits during
 * the run is written in another round, so the newest state always wins.
 * @returns the failures; the calendars are written even without an online meeting
 */
export async function syncCalendars(teamId: string, eventId: string): Promise<SyncFailure[]> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const known = await getEvent(teamId, eventId);
    const before = await findShared(teamId, known);
    const [first, ...others] = known.hosts;
    if (!first) return [];
    const { event, missing } = await syncConference(teamId, known, first);
    const failed = await syncHosts(teamId, event, [first]);
    const linked = others.length > 0 ? await getEvent(teamId, eventId) : event;
    const othersFailed = await syncHosts(teamId, linked, others);
    const newest = await findShared(teamId, await getEvent(teamId, eventId));
    if (newest.sequence === before.sequence) return [...(missing ? [missing] : []), ...failed, ...othersFailed];
  }
  throw new Error(`The event ${eventId} changes faster than its calendars can be written.`);
}

/** The meeting that an event shares with others of its session, as of now; itself without a session. */
const findShared = async (teamId: string, event: ScheduledEvent): Promise<ScheduledEvent> =>
  event.session_id === null ? event : sharedMeeting(event, await findSessionEvents(teamId, event.session_id));

async function syncConference(teamId: string, event: ScheduledEvent, host: EventHost) {
  try {
    return { event: await withConference(teamId, event, await findShared(teamId, event)) };
  } catch (error) {
    return { event, missing: { host, error, what: "conference" } satisfies SyncFailure };
  }
}

/** Hosts' calendars that are written concurrently. */
const MAX_CONCURRENT_WRITES = 10;

async function syncHosts(teamId: string, event: ScheduledEvent, hosts: readonly EventHost[]): Promise<SyncFailure[]> {
  const limit = pLimit(MAX_CONCURRENT_WRITES);
  const shared = await findShared(teamId, event);
  const outcomes = await Promise.all(hosts.map((host) => limit(() => writeTo(teamId, shared, host))));
  await saveCalendarStates(
    teamId,
    event,
    outcomes.flatMap(({ state }) => state ?? []),
  );
  return outcomes.flatMap(({ failure }) => failure ?? []);
}

type Outcome = { state?: HostState; failure?: SyncFailure };

async function writeTo(teamId: string, event: ScheduledEvent, host: EventHost): Promise<Outcome> {
  // Without a calendar, only the online meeting may fail.
  if (!host.dest_cal) return { state: { hostId: host.id, calendar_state: "none", link: "" } };
  try {
    const link = await putCalendarEvent(teamId, toHostedEvent(event, host));
    const sharedLink = event.session_id === null ? "" : event.meeting_plan.value;
    return { state: { hostId: host.id, calendar_state: "written", link: link || sharedLink } };
  } catch (error) {
    return { failure: { host, error, what: "calendar" } };
  }
}

/** The result of writing an event to a host's calendar, and the link that the calendar created or "". */
export type HostState = { hostId: string; calendar_state: CalendarState; link: string };

/**
 * Marks hosts whose calendar refuses the meeting, or whose calendar or conferencing account has to be reconnected.
 * @returns the event as it was before
 */
export async function markFailed(
  teamId: string,
  eventId: string,
  failures: readonly SyncFailure[],
): Promise<ScheduledEvent> {
  const event = await getEvent(teamId, eventId);
  const failed = failures.map(({ host, what, error }) => {
    const calendar_state: CalendarState = what === "calendar" && isRefused(error) ? "refused" : "failed";
    return { hostId: host.id, calendar_state, link: "" };
  });
  await saveCalendarStates(teamId, event, failed);
  return event;
}

/** Saves the results for the hosts' calendars, unless the event has changed since. */
async function saveCalendarStates(
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
    const after = { ...changed, updated_at: updatedAfter(before, ctx.now) };
    saveEvent(tx, teamId, after);
    return { answer: undefined, event: { type: "meeting.updated", before, after } };
  });
}
