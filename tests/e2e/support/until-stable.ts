import type { BrowserContext, Page, Request } from "playwright-core";
import { until } from "../../support/suite/wait";

/** Resolves when the page has not changed for a moment and no animation runs. Runs in the browser. */
const STABLE = `new Promise((done) => {
  const QUIET_MS = 100;
  const end = performance.now() + 2000;
  let changed = performance.now();
  const watcher = new MutationObserver(() => (changed = performance.now()));
  watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const isMoving = () => document.getAnimations().some(
    ({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity,
  );
  const look = () => {
    if ((performance.now() - changed < QUIET_MS || isMoving()) && performance.now() < end) return setTimeout(look, 20);
    watcher.disconnect();
    requestAnimationFrame(() => done());
  };
  look();
})`;

/** Waits until a page's layout is stable. Call it after its content has loaded. */
export const untilStable = (page: Page): Promise<unknown> => page.evaluate(STABLE);

const QUIET_MS = 300;

type Calls = { pending: number; changedMs: number };
const callsOf = new WeakMap<BrowserContext, Calls>();

/** Counts a browser's API calls in flight, from its first page on. */
export function watchCalls(context: BrowserContext): void {
  const calls = { pending: 0, changedMs: Date.now() };
  const count = (by: number) => (one: Request) => {
    if (!new URL(one.url()).pathname.startsWith("/api/")) return;
    calls.pending += by;
    calls.changedMs = Date.now();
  };
  context.on("request", count(1)).on("requestfinished", count(-1)).on("requestfailed", count(-1));
  callsOf.set(context, calls);
}

/** Waits until a browser has had no API call in flight for a moment. */
export async function untilApiIdle(page: Page): Promise<void> {
  const calls = callsOf.get(page.context());
  await until(() => !calls || (calls.pending === 0 && Date.now() - calls.changedMs >= QUIET_MS));
}
