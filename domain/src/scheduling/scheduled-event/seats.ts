import type { HeldTime } from "./host-day";
import type { ScheduledEvent } from "./scheduled-event";

/** What a page says of its seats, and the way to meet that is asked for. */
export type Seating = { pageId: string; planId: string; seats: number };

const isSeatOf = ({ page_id, session }: HeldTime, { pageId, planId }: Seating): boolean =>
  page_id === pageId && session?.plan_id === planId;

/** Of a host's times, those that share a meeting at exactly a time: its invitees' and their holds. */
export const seatMates = (
  { start_ms, end_ms }: Pick<HeldTime, "start_ms" | "end_ms">,
  times: readonly HeldTime[],
  seating: Seating,
): HeldTime[] => times.filter((one) => isSeatOf(one, seating) && one.start_ms === start_ms && one.end_ms === end_ms);

/** A host's times without the meetings of a page that have a seat left, and these meetings, each by one of its times. */
export function withoutJoinable(
  times: readonly HeldTime[],
  seating: Seating,
): { rest: HeldTime[]; joinable: HeldTime[] } {
  const hasSeat = (one: HeldTime) => isSeatOf(one, seating) && seatMates(one, times, seating).length < seating.seats;
  const joinable = times.filter(hasSeat);
  return {
    rest: times.filter((one) => !joinable.includes(one)),
    joinable: [...new Map(joinable.map((one) => [one.start_ms, one])).values()],
  };
}

/** The session of those who share a meeting: of the first booked one, since a hold opens none. */
export const sessionOf = (mates: readonly HeldTime[]): string | undefined =>
  mates.find(({ expires_ms }) => expires_ms === undefined)?.session?.id;

/**
 * The meeting that the invitees of a session share, as calendars and conferences have it: under the session's id, with all
 * present invitees, and cancelled once nobody is left. Its sequence grows with each change of any of them.
 * @param event one of them, whose hosts and place it has
 * @param members all of them, cancelled ones too
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
