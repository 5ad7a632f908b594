import { AppError } from "@dure/domain/shared/error";
import { LRUCache } from "lru-cache";
import { platformTexts } from "../texts";

const WINDOW_MS = 60_000;
const windows = new LRUCache<string, { startMs: number; count: number }>({ max: 10_000 });

/**
 * Refuses the call that exceeds `perMinute` of one address on one endpoint, and says when to come again. Counted by each instance for itself:
 * a bound on abuse that costs no write, not an exact quota.
 */
export function rateLimit(endpoint: string, address: string, perMinute: number, nowMs: number): void {
  const key = `${endpoint} ${address}`;
  const window = windows.get(key);
  if (!window || nowMs - window.startMs >= WINDOW_MS) {
    windows.set(key, { startMs: nowMs, count: 1 });
    return;
  }
  window.count += 1;
  if (window.count > perMinute)
    throw new AppError("TOO_MANY_REQUESTS", platformTexts.tooMany, {
      retry_after_seconds: Math.ceil((window.startMs + WINDOW_MS - nowMs) / 1000),
    });
}
