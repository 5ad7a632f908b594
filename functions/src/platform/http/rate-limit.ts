import { AppError } from "@dure/domain/shared/error";
import { platformTexts } from "../texts";

const WINDOW_MS = 60_000;
const MAX_KEYS = 10_000;
const windows = new Map<string, { startMs: number; count: number }>();

/**
 * Refuses the call that exceeds `perMinute` of one address on one endpoint. Counted by each instance for itself:
 * a bound on abuse that costs no write, not an exact quota.
 */
export function limitRate(endpoint: string, address: string, perMinute: number, nowMs: number): void {
  const key = `${endpoint} ${address}`;
  const window = windows.get(key);
  if (!window || nowMs - window.startMs >= WINDOW_MS) {
    if (windows.size >= MAX_KEYS) windows.clear();
    windows.set(key, { startMs: nowMs, count: 1 });
    return;
  }
  window.count += 1;
  if (window.count > perMinute) throw new AppError("TOO_MANY_REQUESTS", platformTexts.tooMany);
}
