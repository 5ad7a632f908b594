import type { Interval } from "@dure/domain/scheduling/slots/interval";

/** Which connected account acts. */
export type CalendarAccount = { teamId: string; connectionId: string };

/** A calendar as its provider lists it; `color` is null where it has none of its own. */
export type ListedCalendar = { id: string; name: string; color: string | null; canEdit: boolean; primary: boolean };

/**
 * An event, or one occurrence of a recurring one. Cancelled occurrences are left out.
 * `id` is the product's own where the product wrote the event. `days` are set for an all-day event, the last not
 * included; its `time` is that of these days in the calendar's zone. `blocks`: whether the owner is busy meanwhile.
 */
export type FoundEvent = {
  id: string;
  name: string;
  time: Interval;
  days: { start: string; end: string } | null;
  blocks: boolean;
};

/** What the product writes into a calendar. `id` and `sequence` are the meeting's own; times are ISO in UTC. */
export type EventDraft = {
  id: string;
  sequence: number;
  title: string;
  description: string;
  /** "" for a meeting online, whose place the calendar makes. */
  location: string;
  start: string;
  end: string;
  timezone: string;
  guests: { name: string; email: string }[];
  /** Which company's conference the event gets; null for none, or where its link is known. */
  conference: "google-meet" | "teams" | null;
};

/** Where a provider tells that a calendar has changed; it sends the secret along. */
export type Channel = { id: string; secret: string; url: string };

/**
 * What the product needs of a company's calendars. Every answer is whole: a page or a calendar that fails makes the call
 * fail, since a missing answer would be taken for a free day.
 */
export type CalendarProvider = {
  /** The longest range of `busy` and `events`, and how many calendars one `busy` may name. */
  limits: { days: number; calendars: number };
  list: (account: CalendarAccount) => Promise<ListedCalendar[]>;
  /** When each of these calendars is busy, in their order. */
  busy: (account: CalendarAccount, calendarIds: readonly string[], range: Interval) => Promise<Interval[][]>;
  events: (account: CalendarAccount, calendarId: string, range: Interval) => Promise<FoundEvent[]>;
  /** Makes the calendar show the event as it is, once, however often this runs. @returns the conference's link or "" */
  put: (account: CalendarAccount, calendarId: string, event: EventDraft) => Promise<string>;
  /** Takes an event that `put` wrote away; one that isn't there is as good as gone. */
  remove: (account: CalendarAccount, calendarId: string, eventId: string) => Promise<void>;
  /** Has changes of a calendar told, for a while: until when (epoch milliseconds). null where that can't be had. */
  watch: ((account: CalendarAccount, calendarId: string, channel: Channel) => Promise<number>) | null;
};
