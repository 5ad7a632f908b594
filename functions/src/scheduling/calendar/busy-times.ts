import type { CalendarRef } from "@dure/domain/scheduling/booking-page";
import type { Interval } from "@dure/domain/scheduling/interval";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import { connectionId } from "../../teams/connection/connection";
import { readCalendar, withCalendar } from "./google-calendar";

/** Calendars that one freeBusy query may name (Google's calendarExpansionMax). */
const MAX_CALENDARS = 50;
const KEPT_MS = 10_000;
const MAX_KEPT = 500;

export type BusyCalendar = { calendar: CalendarRef; busy: Interval[] };
export type BusyQuery = { teamId: string; hostId: string; calendars: readonly CalendarRef[]; range: Interval };

const kept = new Map<string, { busy: Promise<BusyCalendar[]>; untilMs: number }>();
const underWay = new Map<string, Promise<BusyCalendar[]>>();

const keyOf = ({ teamId, hostId, calendars, range }: BusyQuery) => JSON.stringify([teamId, hostId, calendars, range]);

/**
 * When calendars of a host are busy, at most ten seconds old. All of them or none: an answer without one of them
 * would offer times nobody checked.
 * @param version changes when the host's own meetings do, so that their calendars are asked again
 * @throws PROVIDER_FAILED, or what `isDisconnected` knows
 */
export function busyLately(query: BusyQuery, version: number): Promise<BusyCalendar[]> {
  const key = `${keyOf(query)} ${version}`;
  const known = kept.get(key);
  if (known && known.untilMs > Date.now()) return known.busy;
  if (kept.size >= MAX_KEPT) kept.clear();
  const busy = readBusy(query);
  kept.set(key, { busy, untilMs: Date.now() + KEPT_MS });
  busy.catch(() => kept.delete(key));
  return busy;
}

/** The same as of now; calls for the same time that come while one is under way share its answer. */
export function busyNow(query: BusyQuery): Promise<BusyCalendar[]> {
  const key = keyOf(query);
  const known = underWay.get(key);
  if (known) return known;
  const busy = readBusy(query).finally(() => underWay.delete(key));
  underWay.set(key, busy);
  return busy;
}

async function readBusy({ teamId, hostId, calendars, range }: BusyQuery): Promise<BusyCalendar[]> {
  const accounts = Map.groupBy(calendars, ({ provider, email }) => connectionId(provider, hostId, email));
  const chunks = [...accounts].flatMap(([id, own]) => inChunks(own).map((chunk) => ({ id, chunk })));
  const read = chunks.map(({ id, chunk }) => readCalendar(() => queryBusy({ teamId, connectionId: id }, chunk, range)));
  return (await Promise.all(read)).flat();
}

async function queryBusy(
  account: { teamId: string; connectionId: string },
  calendars: readonly CalendarRef[],
  range: Interval,
): Promise<BusyCalendar[]> {
  const requestBody = {
    timeMin: new Date(range.start).toISOString(),
    timeMax: new Date(range.end).toISOString(),
    items: calendars.map(({ id }) => ({ id })),
  };
  const { data } = await withCalendar(account, (api) => api.freebusy.query({ requestBody }));
  return calendars.map((calendar) => {
    const answer = data.calendars?.[calendar.id];
    if (answer?.errors?.[0]?.reason === "notFound") throw new AppError("NOT_FOUND", schedulingTexts.calendarMissing);
    if (!answer?.busy || answer.errors?.length) throw new Error(`No free/busy answer for ${calendar.id}.`);
    return { calendar, busy: answer.busy.map(({ start, end }) => interval(start, end)) };
  });
}

const interval = (start: string | null | undefined, end: string | null | undefined): Interval => ({
  start: Date.parse(start ?? ""),
  end: Date.parse(end ?? ""),
});

const inChunks = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / MAX_CALENDARS) }, (_, i) =>
    all.slice(i * MAX_CALENDARS, (i + 1) * MAX_CALENDARS),
  );
