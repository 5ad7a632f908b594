import type { TrackedEvent } from "@dure/domain/journeys/tracker/tracked-batch";
import { randomUuid } from "../../lib/public/random-uuid";
import type { Site } from "./consent";
import { listen } from "./listen";

const KEY = "dure-queue";
const WAIT_MS = 4_000;
/** Keeps a batch small: browsers allow 64 kB for all beacons in flight. */
const MAX_EVENTS = 40;
const MAX_WAITING = 120;

/**
 * Sends events in batches: after some seconds, and when the page is hidden. Events that can't be sent wait until the
 * browser is online, or until the next page.
 */
export function createSendQueue({ origin, key }: Site, visitor_id: string) {
  let waiting = kept();
  let timer = 0;
  const post = (body: string): Promise<unknown> => {
    const address = `${origin}/api/t`;
    const blob = new Blob([body], { type: "text/plain" });
    if (navigator.sendBeacon?.(address, blob)) return Promise.resolve();
    return fetch(address, { method: "POST", body, keepalive: true, mode: "no-cors", credentials: "omit" });
  };
  const flush = () => {
    clearTimeout(timer);
    timer = 0;
    if (!navigator.onLine) return keep(waiting);
    while (waiting.length > 0) {
      const events = waiting.splice(0, MAX_EVENTS);
      const batch = { key, visitor_id, id: randomUuid(), sent_at: Date.now(), events };
      post(JSON.stringify(batch)).catch(() => {
        waiting = [...events, ...waiting].slice(-MAX_WAITING);
        keep(waiting);
      });
    }
    keep(waiting);
  };
  const stop = listen(window, "online", flush);
  if (waiting.length > 0) timer = window.setTimeout(flush, WAIT_MS);
  return {
    add: (event: TrackedEvent) => {
      waiting = [...waiting, event].slice(-MAX_WAITING);
      timer ||= window.setTimeout(flush, WAIT_MS);
    },
    flush,
    /** Discards all unsent events. */
    drop: () => {
      stop();
      clearTimeout(timer);
      waiting = [];
      keep(waiting);
    },
  };
}

function kept(): TrackedEvent[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

function keep(events: readonly TrackedEvent[]): void {
  try {
    if (events.length > 0) localStorage.setItem(KEY, JSON.stringify(events));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage, the events last as long as the page.
  }
}
