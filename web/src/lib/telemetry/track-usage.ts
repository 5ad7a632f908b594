import { runtime } from "../firebase/runtime";
import type { UsageEvent, UsageUser } from "./usage-event";
import { createUsageQueue, sendWithBackoff } from "./usage-queue";

/** Events go through our own server: the content security policy names no other origin. */
const TUNNEL = "/api/telemetry/events";
const BATCH_MS = 3_000;

const queue = createUsageQueue();
let timer: ReturnType<typeof setTimeout> | undefined;

const isOn = () => runtime().config.analytics === true;

/** Records a successful call, if analytics is on and has an event for the endpoint. Events are sent in batches. */
export function trackCall(endpoint: string): void {
  if (isOn() && queue.add(endpoint, new Date().toISOString())) flushSoon();
}

/** @param user undefined if nobody is signed in, or if they did not consent */
export function setUsageUser(user: UsageUser | undefined): void {
  if (!isOn()) return;
  queue.setUser(user);
  if (user) flushSoon();
}

function flushSoon(): void {
  if (timer !== undefined) return;
  timer = setTimeout(() => {
    timer = undefined;
    const events = queue.take();
    if (events.length > 0) void sendWithBackoff(events, post, (ms) => new Promise((done) => setTimeout(done, ms)));
  }, BATCH_MS);
}

async function post(events: readonly UsageEvent[]): Promise<void> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(TUNNEL, { method: "POST", headers, body: JSON.stringify(events), keepalive: true });
  if (response.status >= 500) throw new Error(`The collector answered ${response.status}`);
}

/** Sends the queued events when the page is left, for example for the new team's address. */
export function flushOnLeave(): void {
  addEventListener("pagehide", () => {
    const events = queue.take();
    if (events.length > 0)
      navigator.sendBeacon(TUNNEL, new Blob([JSON.stringify(events)], { type: "application/json" }));
  });
}
