/** A campaign that is this late asks first: what was news then may be wrong by now. */
const LATE_MS = 3_600_000;

export const isLate = (launchAt: string, now: string): boolean => Date.parse(now) - Date.parse(launchAt) >= LATE_MS;
