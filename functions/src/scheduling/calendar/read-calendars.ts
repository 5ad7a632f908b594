import type { CalendarRef } from "@dure/domain/scheduling/booking-page/booking-page";
import type { BusyTime } from "@dure/domain/scheduling/scheduled-event/busy-time";
import type { Interval } from "@dure/domain/scheduling/slots/interval";
import type { CalendarProviderId } from "@dure/domain/teams/connection";
import pLimit from "p-limit";
import { inChunks } from "../../platform/in-chunks";
import { connectionId } from "../../teams/connection/connection";
import { CalendarMissingError } from "./calendar-error";
import { loadProvider } from "./load-provider";
import { reportLostCalendar } from "./lost/report-lost-calendar";
import { findMeetingCalendars } from "./meeting-calendar-store";
import type { CalendarAccount, FoundEvent } from "./provider-types";
import { readWithRetry } from "./read-with-retry";
import { splitRange } from "./split-range";

/** Concurrent calls for one account: Outlook lets a mailbox have four. */
const MAX_CONCURRENT_CALLS = 4;

export type CalendarQuery = { teamId: string; userId: string; calendars: readonly CalendarRef[]; range: Interval };
export type BusyCalendar = { calendar: CalendarRef; busy: BusyTime[] };
export type CalendarEvents = { calendar: CalendarRef; events: FoundEvent[] };

/**
 * Reads from the providers when a member's calendars are busy, in as many calls as the providers' limits need.
 * @throws PROVIDER_FAILED, or an error that `isDisconnected` matches
 */
export async function readBusy(reading: CalendarQuery): Promise<BusyCalendar[]> {
  const holdsMeetings = await findMeetingCalendars(reading.teamId, reading.userId);
  return byAccount(reading, async (account, calendars) => {
    const { limits, busy } = await loadProvider(account.provider);
    const parts = inChunks(calendars, limits.calendars).flatMap((chunk) =>
      splitRange(reading.range, limits.days).map((span) => ({ chunk, span })),
    );
    const limit = pLimit(MAX_CONCURRENT_CALLS);
    const read = async ({ chunk, span }: (typeof parts)[number]) => {
      const asked = chunk.map((calendar) => ({ id: calendar.id, holdsMeetings: holdsMeetings(calendar) }));
      const times = await readWithRetry(() => busy(account, asked, span)).catch(async (error: unknown) => {
        const calendar = error instanceof CalendarMissingError && chunk.find(({ id }) => id === error.calendarId);
        if (calendar) await reportLostCalendar({ ...reading, calendar });
        throw error;
      });
      return chunk.map((calendar, i) => ({ calendar, busy: times[i] ?? [] }));
    };
    const answers = await Promise.all(parts.map((part) => limit(() => read(part))));
    return joined(answers.flat(), "busy");
  });
}

/**
 * Reads the events of a member's calendars in the same way. An event that touches two parts of the range is listed
 * once.
 */
export const readEvents = (reading: CalendarQuery): Promise<CalendarEvents[]> =>
  byAccount(reading, async (account, calendars) => {
    const { limits, events } = await loadProvider(account.provider);
    const parts = calendars.flatMap((calendar) =>
      splitRange(reading.range, limits.days).map((span) => ({ calendar, span })),
    );
    const limit = pLimit(MAX_CONCURRENT_CALLS);
    const read = async ({ calendar, span }: (typeof parts)[number]) => ({
      calendar,
      events: await readWithRetry(() => events(account, calendar.id, span)),
    });
    const answers = await Promise.all(parts.map((part) => limit(() => read(part))));
    return joined(answers, "events").map((one) => ({ ...one, events: dedupeEvents(one.events) }));
  });

type ProviderAccount = CalendarAccount & { provider: CalendarProviderId };

async function byAccount<T>(
  { teamId, userId, calendars }: CalendarQuery,
  read: (account: ProviderAccount, calendars: CalendarRef[]) => Promise<T[]>,
): Promise<T[]> {
  const accounts = Map.groupBy(calendars, ({ provider, email }) => connectionId(provider, userId, email));
  const answers = [...accounts].map(([id, refs]) => {
    const [first] = refs;
    return first ? read({ teamId, connectionId: id, provider: first.provider }, refs) : [];
  });
  return (await Promise.all(answers)).flat();
}

/** Joins the answers for parts of a range to one answer for each calendar. */
function joined<K extends string, T>(
  answers: readonly ({ calendar: CalendarRef } & Record<K, T[]>)[],
  key: K,
): ({ calendar: CalendarRef } & Record<K, T[]>)[] {
  const groups = Map.groupBy(answers, ({ calendar }) => calendar);
  return [...groups.values()].flatMap((parts) => {
    const [first] = parts;
    return first ? [{ ...first, [key]: parts.flatMap((part) => part[key]) }] : [];
  });
}

/** Drops repeated events. Occurrences of a recurring event differ by their start. */
export const dedupeEvents = (events: readonly FoundEvent[]): FoundEvent[] => [
  ...new Map(events.map((event) => [`${event.id} ${event.time.start}`, event])).values(),
];
