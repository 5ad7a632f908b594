import type { BrowserContext } from "playwright-core";

/**
 * Shifts `Date` in all pages of a browser by as much as `npm test -- --clock` shifts the processes of the suite
 * (DURE_CLOCK_OFFSET_MS, milliseconds). Timers are not changed. Playwright's own clock isn't used, because it also
 * replaces timers and animation frames, which pages need to render.
 */
export async function shiftDate(context: BrowserContext): Promise<void> {
  const offsetMs = Number(process.env.DURE_CLOCK_OFFSET_MS ?? 0);
  if (offsetMs !== 0) await context.addInitScript(`(${SHIFT})(${offsetMs})`);
}

/** Runs in the browser. */
const SHIFT = `(offsetMs) => {
  const RealDate = Date;
  const now = () => RealDate.now() + offsetMs;
  window.Date = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, given, as) => Reflect.construct(target, given.length === 0 ? [now()] : given, as),
    get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
  });
  RealDate.prototype.constructor = window.Date;
}`;
