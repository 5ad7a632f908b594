import type { BusyTime } from "@dure/domain/scheduling/scheduled-event/busy-time";
import type { Interval } from "@dure/domain/scheduling/slots/interval";

/** A connected account that calls are made as. */
export type CalendarAccount = { teamId: string; connectionId: string };

/** A calendar as its provider lists it; `color` is null without one. */
export type ListedCalendar = { id: string; name: string; color: string | null; canEdit: boolean; primary: boolean };

/**
 * An event, or one occurrence of a recurring one. Canceled occurrences are left out.
 * `id` is the product's id for events that the product wrote. `days` are set for an all-day event, the last not
 * included; its `time` is that of these days in the calendar's zone. `blocks`: whether the owner is busy meanwhile.
 */
export type FoundEvent = {
  id: string;
  name: string;
  time: Interval;
  days: { start: string; end: string } | null;
  blocks: boolean;
};

/** A calendar to ask for busy times. `holdsMeetings`: whether the product may have written events into it. */
export type BusyCalendarQuery = { id: string; holdsMeetings: boolean };

/** What the product writes into a calendar. `id` and `sequence` are the meeting's own; times are ISO in UTC. */
export type EventDraft = {
  id: string;
  sequence: number;
  title: string;
  description: string;
  /** "" for an online meeting that the calendar creates. */
  location: string;
  start: string;
  end: string;
  timezone: string;
  guests: { name: string; email: string }[];
  /** The online meeting to create with the event; null for none, or when its link is known. */
  conference: "google-meet" | "teams" | null;
};

/** A notification channel: the provider posts changes of a calendar to `url`, with the secret. */
export type Channel = { id: string; secret: string; url: string };

/**
 * The adapter of a calendar provider. Answers are complete: a page or a calendar that fails makes the call fail, since
 * a missing answer would be taken for a free day.
 */
export type CalendarProvider = {
  /** The longest range of `busy` and `events`, and how many calendars one `busy` may name. */
  limits: { days: number; calendars: number };
  list: (account: CalendarAccount) => Promise<ListedCalendar[]>;
  /** When each of these calendars is busy, in their order. Events of the product's meetings carry the meeting's id. */
  busy: (account: CalendarAccount, calendars: readonly BusyCalendarQuery[], range: Interval) => Promise<BusyTime[][]>;
  events: (account: CalendarAccount, calendarId: string, range: Interval) => Promise<FoundEvent[]>;
  /** Creates or updates the event; idempotent. @returns the online meeting's link or "" */
  put: (account: CalendarAccount, calendarId: string, event: EventDraft) => Promise<string>;
  /** Deletes an event that `put` wrote; idempotent. */
  remove: (account: CalendarAccount, calendarId: string, eventId: string) => Promise<void>;
  /**
   * Opens a notification channel. Resolves to its end (epoch milliseconds). null for a provider without notifications.
   */
  watch: ((account: CalendarAccount, calendarId: string, channel: Channel) => Promise<number>) | null;
};
