const DAY_MS = 86_400_000;
/** Far enough not to collide with times that other tests book. */
const WEEKS_AHEAD = 14;

/** A Monday some months after the day of the test run: `YYYY-MM-DD`. */
export const MONDAY = mondayAfter(Date.now() + WEEKS_AHEAD * 7 * DAY_MS);

/** The date that many days after that Monday, or before if negative. */
export const dayAfter = (days: number): string => dayOf(Date.parse(MONDAY) + days * DAY_MS);

function mondayAfter(atMs: number): string {
  const days = (8 - new Date(atMs).getUTCDay()) % 7;
  return dayOf(atMs + days * DAY_MS);
}

function dayOf(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 10);
}
