const DAY_MS = 86_400_000;
const at = (day: string) => Date.parse(`${day}T00:00:00.000Z`);
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The month (yyyy-mm) of a day. */
export const monthOf = (day: string): string => day.slice(0, 7);

export const shiftDay = (day: string, days: number): string => dayOf(at(day) + days * DAY_MS);

export const lastDayOf = (month: string): string => shiftDay(`${shiftMonth(month, 1)}-01`, -1);

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(at(day)).getUTCDay();

export function shiftMonth(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The same day of another month, or its last day if the month is shorter. */
export function shiftDayByMonths(day: string, months: number): string {
  const month = shiftMonth(monthOf(day), months);
  const moved = `${month}-${day.slice(8)}`;
  const last = lastDayOf(month);
  return moved > last ? last : moved;
}

/**
 * The weeks of a month; null for days of other months.
 * @param firstWeekday 0 is Sunday
 */
export function monthGrid(month: string, firstWeekday: number): (string | null)[][] {
  const first = `${month}-01`;
  const lead = (weekdayOf(first) - firstWeekday + 7) % 7;
  const length = Number(lastDayOf(month).slice(8));
  return Array.from({ length: Math.ceil((lead + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const number = week * 7 + column - lead;
      return number >= 0 && number < length ? shiftDay(first, number) : null;
    }),
  );
}

/** The day after a key press (WAI-ARIA date grid), or undefined for other keys. */
export function dayByKey(day: string, key: string, firstWeekday: number): string | undefined {
  const column = (weekdayOf(day) - firstWeekday + 7) % 7;
  const moves: Record<string, () => string> = {
    ArrowLeft: () => shiftDay(day, -1),
    ArrowRight: () => shiftDay(day, 1),
    ArrowUp: () => shiftDay(day, -7),
    ArrowDown: () => shiftDay(day, 7),
    Home: () => shiftDay(day, -column),
    End: () => shiftDay(day, 6 - column),
    PageUp: () => shiftDayByMonths(day, -1),
    PageDown: () => shiftDayByMonths(day, 1),
  };
  return moves[key]?.();
}
