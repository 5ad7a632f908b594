import { AppError } from "@dure/domain/shared/error";
import { LRUCache } from "lru-cache";
import { platformTexts } from "../texts";
import { networkOf } from "./ip-range";

const WINDOW_MS = 60_000;
const windows = new LRUCache<string, { startMs: number; count: number }>({ max: 10_000 });

/** The remaining calls of a limit in this minute, for the `RateLimit-*` headers. */
export type CallsLeft = { limit: number; remaining: number; resetSeconds: number; assertAllowed: () => void };

/**
 * Refuses calls beyond `perMinute` from one address or IPv6 network to one endpoint, and says when to retry. Each
 * instance counts for itself: that bounds abuse without writes, but is no exact quota.
 */
export function rateLimit(endpoint: string, address: string, perMinute: number, nowMs: number): void {
  countCall(`${endpoint} ${networkOf(address)}`, perMinute, nowMs).assertAllowed();
}

/** Counts a call by the caller `key`, in minutes that begin with its first call. Each instance counts for itself. */
export function countCall(key: string, perMinute: number, nowMs: number): CallsLeft {
  const window = windowOf(key, nowMs);
  window.count += 1;
  const resetSeconds = Math.ceil((window.startMs + WINDOW_MS - nowMs) / 1000);
  return {
    limit: perMinute,
    remaining: Math.max(0, perMinute - window.count),
    resetSeconds,
    assertAllowed: () => {
      if (window.count > perMinute)
        throw new AppError("TOO_MANY_REQUESTS", platformTexts.tooMany, { retry_after_seconds: resetSeconds });
    },
  };
}

function windowOf(key: string, nowMs: number) {
  const known = windows.get(key);
  if (known && nowMs - known.startMs < WINDOW_MS) return known;
  const window = { startMs: nowMs, count: 0 };
  windows.set(key, window);
  return window;
}
