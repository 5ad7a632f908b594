import { expect, test } from "vitest";
import { DEFAULT_WORKING_HOURS, type WorkingHours } from "../booking-page/booking-page";
import type { Offer } from "./slots";
import { collectiveSlots, type HostTimes, roundRobinSlots } from "./slots-of-hosts";
import { dayRange } from "./zone";

const offer: Offer = {
  timezone: "Asia/Seoul",
  working_hours: DEFAULT_WORKING_HOURS,
  window: { start: null, end: null },
  offset: { value: 0, unit: "h" },
  buffer: { head: 0, tail: 0 },
  length: 30,
};
/** A Monday. */
const DAY = dayRange("Asia/Seoul", "2026-06-01", "2026-06-01");
const LONG_AGO = Date.parse("2000-01-01");
const NOTHING = { busy: [], held: [] };

const seoul = (time: string) => Date.parse(`2026-06-01T${time}:00+09:00`);
const clock = (ms: number) => new Date(ms + 9 * 3_600_000).toISOString().slice(11, 16);
const mondays = (start: string, end: string): WorkingHours => ({ ...DEFAULT_WORKING_HOURS, mon: [{ start, end }] });
const host = (id: string, own: Partial<HostTimes> = {}): HostTimes => ({ id, taken: NOTHING, ...own });

const collective = (...hosts: HostTimes[]) =>
  collectiveSlots(offer, hosts, DAY, LONG_AGO).map(({ start }) => clock(start));
const roundRobin = (...hosts: HostTimes[]) =>
  roundRobinSlots(offer, hosts, DAY, LONG_AGO).map((slot) => `${clock(slot.start)} ${slot.hosts.join(" ")}`);

test("all hosts: the grid counts from the start of the hours they have in common", () => {
  const early = host("a", { availabilities: mondays("09:00", "11:00") });
  const late = host("b", { availabilities: mondays("09:15", "12:00") });
  expect(collective(early, late)).toEqual(["09:15", "09:45", "10:15"]);
  expect(collective(early)).toEqual(["09:00", "09:30", "10:00", "10:30"]);
});

test("all hosts: no time conflicts with the busy times, buffers or days off of any host", () => {
  const busy = [{ start: seoul("10:00"), end: seoul("10:30") }];
  const short = { availabilities: mondays("09:00", "11:30") };
  const a = host("a", { ...short, taken: { busy, held: [] } });
  const b = host("b", { ...short, taken: { busy: [], held: [{ start: seoul("11:00"), end: seoul("11:30") }] } });
  expect(collective(a, b)).toEqual(["09:00", "09:30", "10:30"]);
  expect(collective({ ...a, buffer: { head: 0, tail: 15 } }, b)).toEqual(["09:00", "10:30"]);
  expect(collective(a, { ...b, date_overrides: [{ day: "2026-06-01", spans: [] }] })).toEqual([]);
});

test("any host: each time lists its free hosts, in the page's order", () => {
  const a = host("a", { availabilities: mondays("09:00", "10:30") });
  const b = host("b", {
    availabilities: mondays("09:30", "11:00"),
    taken: { busy: [{ start: seoul("09:30"), end: seoul("10:00") }], held: [] },
  });
  expect(roundRobin(a, b)).toEqual(["09:00 a", "09:30 a", "10:00 a b", "10:30 b"]);
});

test("any host: a host can get a time within their hours, even if their hours start at another minute", () => {
  const a = host("a", { availabilities: mondays("09:00", "10:00") });
  const b = host("b", { availabilities: mondays("09:15", "10:15") });
  expect(roundRobin(a, b)).toEqual(["09:00 a", "09:15 a b", "09:30 a b", "09:45 b"]);
});

test("any host: the daily limit applies to each host, and hosts without hours don't hide others", () => {
  const limited = { ...offer, daily_limit: 1 };
  const full = host("full", { taken: { ...NOTHING, starts: [seoul("09:00")] } });
  const absent = host("absent", { availabilities: mondays("09:00", "09:10") });
  const slots = roundRobinSlots(limited, [full, absent, host("b")], DAY, LONG_AGO);
  expect(slots).toHaveLength(18);
  expect(slots.every((slot) => slot.hosts.join() === "b")).toBe(true);
  expect(roundRobinSlots(limited, [full, absent], DAY, LONG_AGO)).toEqual([]);
});

test("a page without hosts offers no times", () => {
  expect(collective()).toEqual([]);
  expect(roundRobin()).toEqual([]);
});
