/** A campaign that is this late is paused and needs a confirmation: its news may be outdated. */
const LATE_MS = 3_600_000;

export const isLate = (launchAt: string, now: string): boolean => Date.parse(now) - Date.parse(launchAt) >= LATE_MS;
