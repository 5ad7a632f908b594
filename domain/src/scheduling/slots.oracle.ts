import { SLOT_INTERVAL_MINUTES, WEEKDAYS } from "./booking-page";
import { type Interval, MINUTE_MS } from "./interval";
import type { Offer, Taken } from "./slots";

/** Some days of a zone, minute by minute: the wall clock's day (yyyy-mm-dd) and minutes since its midnight. */
export type Minutes = { zone: string; firstMs: number; days: string[]; clocks: number[] };

/** No zone changes its clocks but at a whole quarter of an hour. */
const STEP = 15;

/** Reads the wall clock of every quarter with Intl, and knows nothing of how slots are computed. */
export function minutesOf(zone: string, firstDay: string, dayCount: number): Minutes {
  const firstMs = Date.parse(`${firstDay}T00:00:00Z`) - 14 * 60 * MINUTE_MS;
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  const days: string[] = [];
  const clocks: number[] = [];
  for (let i = 0; i < (dayCount * 24 + 28) * 60; i += STEP) {
    const [day = "", clock = ""] = format.format(firstMs + i * MINUTE_MS).split(", ");
    const minute = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
    for (let more = 0; more < STEP; more += 1) {
      days.push(day);
      clocks.push(minute + more);
    }
  }
  return { zone, firstMs, days, clocks };
}

/** The free times by trying every minute; all times must be whole minutes. */
export function oracleSlots(minutes: Minutes, offer: Offer, range: Interval, now: number, taken: Taken): number[] {
  const works = workingMinutes(minutes, offer);
  const indexOf = (ms: number) => Math.round((ms - minutes.firstMs) / MINUTE_MS);
  const busy = paint(works.length, taken.busy, indexOf);
  const held = paint(works.length, taken.held, indexOf);
  const { head, tail } = offer.buffer;
  const noticeMinutes = offer.offset.value * (offer.offset.unit === "h" ? 60 : 24 * 60);
  const earliest = Math.max(indexOf(range.start), indexOf(now) + noticeMinutes);
  const starts: number[] = [];
  let base = 0;
  for (let i = 0; i < works.length; i += 1) {
    if (!works[i]) continue;
    const day = minutes.days[i] ?? "";
    if (!works[i - 1] || minutes.days[i - 1] !== day) base = i;
    if ((i - base) % SLOT_INTERVAL_MINUTES !== 0 || i < earliest || i >= indexOf(range.end)) continue;
    if ((offer.window.start ?? day) > day || (offer.window.end ?? day) < day) continue;
    const end = i + offer.length;
    if (works.subarray(i, end).includes(0)) continue;
    if (busy.subarray(i - head, end + tail).includes(1) || held.subarray(i, end).includes(1)) continue;
    starts.push(minutes.firstMs + i * MINUTE_MS);
  }
  return starts;
}

/** 1 for each minute in which the host works. */
function workingMinutes({ days, clocks }: Minutes, offer: Offer): Uint8Array {
  const works = new Uint8Array(days.length);
  let spans: ReturnType<typeof spansOf> = [];
  for (let i = 0; i < works.length; i += 1) {
    const clock = clocks[i] ?? 0;
    if (days[i] !== days[i - 1]) spans = spansOf(offer, days[i] ?? "");
    for (const [start, end] of spans) if (start <= clock && clock < end) works[i] = 1;
  }
  return works;
}

function spansOf(offer: Offer, day: string): [start: number, end: number][] {
  const weekday = WEEKDAYS[(new Date(day).getUTCDay() + 6) % 7] ?? "mon";
  const minute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return offer.working_hours[weekday].map(({ start, end }) => [minute(start), end === "00:00" ? 1440 : minute(end)]);
}

function paint(length: number, intervals: readonly Interval[], indexOf: (ms: number) => number): Uint8Array {
  const painted = new Uint8Array(length);
  for (const { start, end } of intervals) painted.fill(1, Math.max(0, indexOf(start)), Math.max(0, indexOf(end)));
  return painted;
}
