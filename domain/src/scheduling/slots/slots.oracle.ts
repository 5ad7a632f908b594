import { WEEKDAYS, type WorkingSpan } from "../booking-page/booking-page";
import { DEFAULT_SLOT_INTERVAL_MINUTES } from "../booking-page/page-settings";
import { DAY_MS, type Interval, MINUTE_MS } from "./interval";
import type { Offer } from "./slots";
import type { HostTimes } from "./slots-of-hosts";

/**
 * Some days of a zone, minute by minute: what the wall clock shows (in minutes since 1970-01-01T00:00 by that clock),
 * its days, and the minutes on which it shows each day.
 */
export type Minutes = { firstMs: number; walls: Int32Array; days: Int32Array; ofDay: Map<number, number[]> };

/** Most zones change their clocks at a whole quarter of an hour only, if at all. */
const STEP = 15;
const DAY_MINUTES = 24 * 60;

/** Reads the wall clock with Intl, and knows nothing of how slots are computed. */
export function minutesOf(zone: string, firstDay: string, dayCount: number): Minutes {
  const firstMs = Date.parse(`${firstDay}T00:00:00Z`) - 14 * 60 * MINUTE_MS;
  const wallAt = wallClock(zone);
  const walls = new Int32Array(dayCount * DAY_MINUTES + 28 * 60);
  for (let i = 0; i < walls.length; i += STEP) {
    const first = wallAt(firstMs + i * MINUTE_MS);
    const isSteady = wallAt(firstMs + (i + STEP - 1) * MINUTE_MS) === first + STEP - 1;
    for (let more = 0; more < STEP; more += 1)
      walls[i + more] = isSteady ? first + more : wallAt(firstMs + (i + more) * MINUTE_MS);
  }
  const days = walls.map((wall) => Math.floor(wall / DAY_MINUTES));
  return { firstMs, walls, days, ofDay: Map.groupBy(days.keys(), (i) => days[i] ?? 0) };
}

function wallClock(zone: string): (ms: number) => number {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
  return (ms) => Date.parse(`${format.format(ms).replace(" ", "T")}:00Z`) / MINUTE_MS;
}

/** The query: the free times of one or several hosts. All times must be whole minutes. */
export type SlotQuery = { offer: Offer; hosts: readonly [HostTimes, ...HostTimes[]]; range: Interval; now: number };

/**
 * By brute force: the starts at which each host is free, those at which all are, and those at which any is, with these
 * hosts.
 */
export function oracleSlots(minutes: Minutes, { offer, hosts, range, now }: SlotQuery) {
  const own = hosts.map((host) => minutesOfHost(minutes, offer, host));
  const gridOf = (works: Uint8Array) => startsOf(minutes, offer, works, range, now);
  const toMs = (i: number) => minutes.firstMs + i * MINUTE_MS;
  const freeAt = (i: number) => own.filter(({ isFreeAt }) => isFreeAt(i)).map(({ id }) => id);
  const grids = own.map(({ works }) => gridOf(works));
  const together = own.map(({ works }) => works).reduce(inCommon);
  return {
    each: own.map(({ isFreeAt }, i) => grids[i]?.filter(isFreeAt).map(toMs)),
    all: gridOf(together)
      .filter((i) => freeAt(i).length === own.length)
      .map(toMs),
    any: [...new Set(grids.flat())]
      .sort((a, b) => a - b)
      .map((i) => ({ start: toMs(i), hosts: freeAt(i) }))
      .filter((slot) => slot.hosts.length > 0),
  };
}

/** The minutes on the grid of working time at which a meeting may start. */
function startsOf({ days, firstMs }: Minutes, offer: Offer, works: Uint8Array, range: Interval, now: number): number[] {
  const noticeMs = offer.offset.value * (offer.offset.unit === "h" ? 60 : DAY_MINUTES) * MINUTE_MS;
  const firstDay = offer.window.start ? dayNumber(offer.window.start) : Number.NEGATIVE_INFINITY;
  const lastDay = offer.window.end ? dayNumber(offer.window.end) : Number.POSITIVE_INFINITY;
  const starts: number[] = [];
  for (let base = works.indexOf(1); base >= 0; base = works.indexOf(1, base)) {
    const day = days[base] ?? 0;
    const from = base;
    while (works[base] === 1 && days[base] === day) base += 1;
    if (day < firstDay || day > lastDay) continue;
    for (let i = from; i < base; i += offer.interval ?? DEFAULT_SLOT_INTERVAL_MINUTES) {
      const at = firstMs + i * MINUTE_MS;
      if (at < range.start || at < now + noticeMs || at >= range.end) continue;
      if (!works.subarray(i, i + offer.length).includes(0)) starts.push(i);
    }
  }
  return starts;
}

function inCommon(some: Uint8Array, others: Uint8Array) {
  const both = new Uint8Array(some.length);
  for (let i = 0; i < both.length; i += 1) if (some[i] === 1 && others[i] === 1) both[i] = 1;
  return both;
}

function minutesOfHost(minutes: Minutes, offer: Offer, { id, taken, ...own }: HostTimes) {
  const hours = own.availabilities ?? offer.working_hours;
  const works = workingMinutes(minutes, { hours, overrides: own.date_overrides ?? offer.date_overrides ?? [], offer });
  const indexOf = (ms: number) => Math.round((ms - minutes.firstMs) / MINUTE_MS);
  const busy = paint(works.length, taken.busy, indexOf);
  const held = paint(works.length, taken.held, indexOf);
  const { head, tail } = own.buffer ?? offer.buffer;
  const ownDays = (taken.starts ?? []).map((start) => minutes.days[indexOf(start)] ?? 0);
  const countIn = (i: number, periodOf: (day: number) => string) =>
    ownDays.filter((day) => periodOf(day) === periodOf(minutes.days[i] ?? 0)).length;
  const limits = [
    [offer.daily_limit, (day: number) => String(day)],
    [offer.weekly_limit, (day: number) => dayText(day - ((new Date(day * DAY_MS).getUTCDay() + 6) % 7))],
    [offer.monthly_limit, (day: number) => dayText(day).slice(0, 7)],
  ] as const;
  const isFreeAt = (i: number) =>
    !works.subarray(i, i + offer.length).includes(0) &&
    !busy.subarray(i - head, i + offer.length + tail).includes(1) &&
    !held.subarray(i, i + offer.length).includes(1) &&
    limits.every(([limit, periodOf]) => typeof limit !== "number" || countIn(i, periodOf) < limit);
  return { id, works, isFreeAt };
}

/** 1 for each minute of work. */
function workingMinutes(
  minutes: Minutes,
  {
    hours,
    overrides,
    offer,
  }: { hours: Offer["working_hours"]; overrides: NonNullable<Offer["date_overrides"]>; offer: Offer },
) {
  const works = new Uint8Array(minutes.walls.length);
  for (const [day, indices] of minutes.ofDay) {
    const weekday = WEEKDAYS[(new Date(day * DAY_MS).getUTCDay() + 6) % 7] ?? "mon";
    const changed = overrides.filter((one) => dayNumber(one.day) === day);
    const usual = offer.days_off?.has(dayText(day)) ? [] : hours[weekday];
    const painted = clockMinutes(changed.length > 0 ? changed.flatMap((one) => one.spans) : usual);
    const midnight = day * DAY_MINUTES;
    if (indices.length === DAY_MINUTES)
      for (const i of indices) works[i] = painted[(minutes.walls[i] ?? 0) - midnight] ?? 0;
    else
      for (const [start, end] of runsOf(painted)) addRun(works, minutes, indices, [midnight + start, midnight + end]);
  }
  return works;
}

/** 1 for each minute of the wall clock that is in one of the spans. */
function clockMinutes(spans: readonly WorkingSpan[]): Uint8Array {
  const minute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const painted = new Uint8Array(DAY_MINUTES + 1);
  for (const { start, end } of spans) painted.fill(1, minute(start), end === "00:00" ? DAY_MINUTES : minute(end));
  return painted;
}

/** The runs of consecutive working minutes, each as start and end. */
function runsOf(painted: Uint8Array): [start: number, end: number][] {
  const runs: [number, number][] = [];
  for (let start = painted.indexOf(1); start >= 0; start = painted.indexOf(1, runs.at(-1)?.[1]))
    runs.push([start, painted.indexOf(0, start)]);
  return runs;
}

/** Marks a run of wall-clock minutes as working time, on a day with skipped or repeated minutes. */
function addRun(works: Uint8Array, minutes: Minutes, indices: readonly number[], [start, end]: [number, number]): void {
  const from = afterGap(minutes, indices, start);
  const until = afterGap(minutes, indices, end);
  for (const i of indices) {
    const wall = minutes.walls[i] ?? 0;
    const isShifted = until !== null && until.jump <= i && i < until.index;
    if (((start <= wall && wall < end) || isShifted) && i >= (from?.index ?? 0)) works[i] = 1;
  }
}

/** The position of a minute that the clocks skip: as far after the last minute before the jump as the clock says. */
function afterGap({ walls }: Minutes, indices: readonly number[], wanted: number) {
  const before = (i: number) => walls[i - 1] ?? wanted;
  const jump = [...indices, (indices.at(-1) ?? 0) + 1].find((i) => before(i) < wanted && wanted < (walls[i] ?? 0));
  const isShown = indices.some((i) => walls[i] === wanted);
  return jump === undefined || isShown ? null : { jump, index: jump - 1 + wanted - before(jump) };
}

const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
const dayNumber = (day: string): number => Date.parse(day) / DAY_MS;

function paint(length: number, intervals: readonly Interval[], indexOf: (ms: number) => number): Uint8Array {
  const painted = new Uint8Array(length);
  for (const { start, end } of intervals) painted.fill(1, Math.max(0, indexOf(start)), Math.max(0, indexOf(end)));
  return painted;
}
