/** The day (YYYY-MM-DD) on which an instant falls in a zone. */
export const localDay = (instant: string | number | Date, timeZone: string): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(new Date(instant));

/** A day (YYYY-MM-DD) so many days before another one. */
export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
