import type { OccupiedTime } from "./host-day";
import type { ScheduledEvent } from "./scheduled-event";

/** A page's number of seats, and the requested meeting plan. */
export type Seating = { pageId: string; planId: string; seats: number };

const isSeatOf = ({ page_id, session }: OccupiedTime, { pageId, planId }: Seating): boolean =>
  page_id === pageId && session?.plan_id === planId;

/** The host's times that share a meeting at exactly this time: those of its invitees, and their holds. */
export const seatMates = (
  { start_ms, end_ms }: Pick<OccupiedTime, "start_ms" | "end_ms">,
  times: readonly OccupiedTime[],
  seating: Seating,
): OccupiedTime[] =>
  times.filter((one) => isSeatOf(one, seating) && one.start_ms === start_ms && one.end_ms === end_ms);

/**
 * Splits a host's times: `joinable` has one entry for each of the page's meetings with a free seat; `rest` has all
 * other times.
 */
export function withoutJoinable(
  times: readonly OccupiedTime[],
  seating: Seating,
): { rest: OccupiedTime[]; joinable: OccupiedTime[] } {
  const hasSeat = (one: OccupiedTime) =>
    isSeatOf(one, seating) && seatMates(one, times, seating).length < seating.seats;
  const joinable = times.filter(hasSeat);
  return {
    rest: times.filter((one) => !joinable.includes(one)),
    joinable: [...new Map(joinable.map((one) => [one.start_ms, one])).values()],
  };
}

/** The session id of people who share a meeting: that of the first booked event, since a hold opens no session. */
export const sessionOf = (mates: readonly OccupiedTime[]): string | undefined =>
  mates.find(({ expires_ms }) => expires_ms === undefined)?.session?.id;

/**
 * The shared meeting of a session, for calendars and online meetings: it has the session's id and all current invitees,
 * and is canceled once nobody is left. Its sequence increases with each change of any member.
 * @param event a member of the session, whose hosts and place it takes
 * @param members all events of the session, including canceled ones
 */
export function sharedMeeting(event: ScheduledEvent, members: readonly ScheduledEvent[]): ScheduledEvent {
  if (event.session_id === null) return event;
  const present = members.filter(({ cancellation }) => cancellation === null);
  const value = members.find(({ meeting_plan }) => meeting_plan.value !== "")?.meeting_plan.value ?? "";
  return {
    ...event,
    id: event.session_id,
    sequence: members.reduce((sum, { sequence }) => sum + sequence + 1, 0) - 1,
    cancellation: present.length > 0 ? null : event.cancellation,
    invitees: present.flatMap(({ invitees }) => invitees),
    meeting_plan: { ...event.meeting_plan, value },
    ...{ guests: [], q_a: [], note: "", company: "" },
  };
}
