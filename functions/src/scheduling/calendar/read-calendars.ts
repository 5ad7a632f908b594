import type { CalendarRef } from "@dure/domain/scheduling/booking-page/booking-page";
import type { Interval } from "@dure/domain/scheduling/slots/interval";
import type { CalendarProviderId } from "@dure/domain/teams/connection";
import { connectionId } from "../../teams/connection/connection";
import { readCalendar } from "./as-account";
import { aFewAtATime, chunksOf, spansOf } from "./in-parts";
import type { CalendarAccount, FoundEvent } from "./provider";
import { calendarProvider } from "./providers";

/** Calls that one account's calendars get at once (Outlook lets a mailbox have four). */
const AT_ONCE = 4;

export type Reading = { teamId: string; userId: string; calendars: readonly CalendarRef[]; range: Interval };
export type BusyCalendar = { calendar: CalendarRef; busy: Interval[] };
export type CalendarEvents = { calendar: CalendarRef; events: FoundEvent[] };

/**
 * When calendars of a member are busy, asked of their providers in as many calls as their limits need.
 * @throws PROVIDER_FAILED, or what `isDisconnected` knows
 */
export const readBusy = (reading: Reading): Promise<BusyCalendar[]> =>
  byAccount(reading, async (account, calendars) => {
    const { limits, busy } = await calendarProvider(account.provider);
    const parts = chunksOf(calendars, limits.calendars).flatMap((chunk) =>
      spansOf(reading.range, limits.days).map((span) => ({ chunk, span })),
    );
    const answers = await aFewAtATime(parts, AT_ONCE, async ({ chunk, span }) => {
      const ids = chunk.map(({ id }) => id);
      const times = await readCalendar(() => busy(account, ids, span));
      return chunk.map((calendar, i) => ({ calendar, busy: times[i] ?? [] }));
    });
    return joined(answers.flat(), "busy");
  });

/** The events of calendars of a member, likewise. An event that lies in two parts of the range is there once. */
export const readEvents = (reading: Reading): Promise<CalendarEvents[]> =>
  byAccount(reading, async (account, calendars) => {
    const { limits, events } = await calendarProvider(account.provider);
    const parts = calendars.flatMap((calendar) =>
      spansOf(reading.range, limits.days).map((span) => ({ calendar, span })),
    );
    const answers = await aFewAtATime(parts, AT_ONCE, async ({ calendar, span }) => ({
      calendar,
      events: await readCalendar(() => events(account, calendar.id, span)),
    }));
    return joined(answers, "events").map((one) => ({ ...one, events: once(one.events) }));
  });

type OwnAccount = CalendarAccount & { provider: CalendarProviderId };

async function byAccount<T>(
  { teamId, userId, calendars }: Reading,
  read: (account: OwnAccount, calendars: CalendarRef[]) => Promise<T[]>,
): Promise<T[]> {
  const accounts = Map.groupBy(calendars, ({ provider, email }) => connectionId(provider, userId, email));
  const answers = [...accounts].map(([id, own]) => {
    const [first] = own;
    return first ? read({ teamId, connectionId: id, provider: first.provider }, own) : [];
  });
  return (await Promise.all(answers)).flat();
}

/** What was read of a calendar in several parts, as one. */
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

/** Each event, or occurrence of one, once. */
export const once = (events: readonly FoundEvent[]): FoundEvent[] => [
  ...new Map(events.map((event) => [`${event.id} ${event.time.start}`, event])).values(),
];
