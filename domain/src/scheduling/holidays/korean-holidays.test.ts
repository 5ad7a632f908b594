import { expect, test } from "vitest";
import { DAY_MS } from "../slots/interval";
import { KOREAN_HOLIDAYS } from "./korean-holidays";

/** Which days get a substitute: none, those on a Sunday, or those on any day of the weekend. */
type Substitute = "none" | "sunday" | "weekend";

const lunar = new Intl.DateTimeFormat("en-u-ca-dangi", { timeZone: "UTC", month: "numeric", day: "numeric" });
const partOf = (atMs: number, type: string) => lunar.formatToParts(atMs).find((part) => part.type === type)?.value;
const weekday = (atMs: number) => new Date(atMs).getUTCDay();
const isWeekend = (atMs: number) => [0, 6].includes(weekday(atMs));

function lunarDay(year: number, month: number, day: number): number {
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += DAY_MS)
    if (partOf(at, "month") === String(month) && partOf(at, "day") === String(day)) return at;
  throw new Error(`${year} has no such lunar day.`);
}

/** The days by the regulations, from the lunar calendar of the runtime. */
function daysByRule(year: number): string[] {
  const on = (month: number, day: number, substitute: Substitute = "weekend") => ({
    at: Date.UTC(year, month - 1, day),
    substitute,
  });
  const three = (middle: number) =>
    [-DAY_MS, 0, DAY_MS].map((step) => ({ at: middle + step, substitute: "sunday" as Substitute }));
  const solar = [on(3, 1), on(5, 5), on(7, 17), on(8, 15), on(10, 3), on(10, 9), on(12, 25)];
  const unsubstituted = [on(1, 1, "none"), on(5, 1, "none"), on(6, 6, "none")];
  const buddha = { at: lunarDay(year, 4, 8), substitute: "weekend" as Substitute };
  const named = [...solar, ...unsubstituted.filter(({ at }) => at !== on(5, 1).at), buddha];
  const all = [...named, ...three(lunarDay(year, 1, 1)), ...three(lunarDay(year, 8, 15))].sort((a, b) => a.at - b.at);
  const days = new Set([on(5, 1).at, ...all.map(({ at }) => at)]);
  const moved = all.filter(({ at, substitute }, place) => {
    if (substitute === "none") return false;
    const meets = all.some((other, i) => i < place && other.at === at);
    return meets || weekday(at) === 0 || (substitute === "weekend" && weekday(at) === 6);
  });
  for (const { at } of moved) {
    let next = at + DAY_MS;
    while (days.has(next) || isWeekend(next)) next += DAY_MS;
    days.add(next);
  }
  return [...days].sort((a, b) => a - b).map((at) => new Date(at).toISOString().slice(0, 10));
}

test.each([2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035])(
  "the holidays of %d are those of the regulations, lunar and substitute ones too",
  (year) => {
    const known = [...KOREAN_HOLIDAYS].filter((day) => day.startsWith(String(year)));
    expect(known).toEqual(daysByRule(year));
  },
);
