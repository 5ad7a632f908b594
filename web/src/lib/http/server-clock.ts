/**
 * The server's clock minus this device's, in milliseconds, at the last response. Too small by at most a second and the
 * response's travel time.
 */
let leadMs: number | undefined;

/** Notes a response's `Date`, which has whole seconds. */
export function noteServerTime(headers: Headers): void {
  const timeMs = Date.parse(headers.get("date") ?? "");
  if (!Number.isNaN(timeMs)) leadMs = timeMs - Date.now();
}

/** The assumed lead before the first response: this device's clock may be 10 s ahead. */
const UNKNOWN_LEAD_MS = -10_000;

/**
 * Converts a time of this device's clock to the server's clock: never too late, and usually less than two seconds too
 * early.
 */
export const toServerTimeMs = (deviceTimeMs: number): number => deviceTimeMs + (leadMs ?? UNKNOWN_LEAD_MS);
