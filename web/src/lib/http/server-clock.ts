/** The server's clock minus this device's, in milliseconds, at the last response; at most a second and the way too small. */
let leadMs: number | undefined;

/** Notes a response's `Date`, which has whole seconds. */
export function noteServerTime(headers: Headers): void {
  const timeMs = Date.parse(headers.get("date") ?? "");
  if (!Number.isNaN(timeMs)) leadMs = timeMs - Date.now();
}

/** How far the device's clock may be ahead before a response tells. */
const UNKNOWN_LEAD_MS = -10_000;

/** A time of this device's clock by the server's: never later than it was, mostly less than two seconds earlier. */
export const toServerTimeMs = (deviceTimeMs: number): number => deviceTimeMs + (leadMs ?? UNKNOWN_LEAD_MS);
