import { type Interval, toInterval } from "../slots/interval";
import type { OccupiedTime } from "./host-day";
import type { ScheduledEvent } from "./scheduled-event";

/**
 * The id of a meeting's event in one host's calendar; `place` is the host's place among the hosts. Google requires ids
 * of base32hex digits; a UUID's digits are among them.
 */
export const calendarEventId = (meetingId: string, place: number): string =>
  `${meetingId.replaceAll("-", "")}${place || ""}`;

const CALENDAR_EVENT_ID = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})\d{0,2}$/;

/**
 * The id of the meeting that a calendar event may belong to, by the event's id; undefined if it can't belong to one.
 */
export const meetingIdOf = (eventId: string): string | undefined => CALENDAR_EVENT_ID.exec(eventId)?.slice(1).join("-");

/** A busy time in a calendar. `meeting_id` is the meeting that the event may belong to. */
export type BusyTime = Interval & { meeting_id?: string };

/** The busy time of a calendar's event. */
export function toBusyTime({ id, time: { start, end } }: { id: string; time: Interval }): BusyTime {
  const meeting_id = meetingIdOf(id);
  return { start, end, ...(meeting_id && { meeting_id }) };
}

type Meeting = Pick<ScheduledEvent, "id" | "host_ids" | "cancellation" | "date_range">;

/** Ids of meetings in the calendars that are not among the host's current ones; the caller has to look them up. */
export const meetingsToLookUp = (busy: readonly BusyTime[], held: readonly OccupiedTime[]): string[] => {
  const known = new Set(held.map(({ event_id }) => event_id));
  return [...new Set(busy.flatMap(({ meeting_id }) => (meeting_id && !known.has(meeting_id) ? [meeting_id] : [])))];
};

/**
 * The times at which a host's calendars block them, by the meetings' current times: a calendar shows a canceled or
 * moved meeting at its old time until a job updates it. The host's own meetings already block by `held`; a colleague's
 * meeting in a shared calendar blocks at its current time. An event with an unknown id blocks like any other.
 * @param meetings the existing ones of `meetingsToLookUp`
 */
export function busyAtPresent(
  busy: readonly BusyTime[],
  { hostId, held, meetings }: { hostId: string; held: readonly OccupiedTime[]; meetings: readonly Meeting[] },
): Interval[] {
  const own = new Set(held.map(({ event_id }) => event_id));
  const byId = new Map(meetings.map((meeting) => [meeting.id, meeting]));
  return busy.flatMap(({ meeting_id = "", start, end }) => {
    if (own.has(meeting_id)) return [];
    const meeting = byId.get(meeting_id);
    if (!meeting) return [{ start, end }];
    if (meeting.cancellation || meeting.host_ids.includes(hostId)) return [];
    return [toInterval(meeting.date_range)];
  });
}
