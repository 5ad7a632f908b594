import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { launchChromium } from "../support/browser/chromium";
import { bookingPage, connectGoogle, slotsOf } from "../support/scheduling/booking";
import { addFault } from "../support/scheduling/google";
import { suite } from "../support/suite/suite";
import { createTenant } from "../support/teams/tenant";
import { percentile, report } from "./support/report";

const ROUNDS = 15;
/** The script's budget, and the highest ratio of the first slot's time to that of a page without any script. */
const MAX_SCRIPT_GZIP_BYTES = 60_000;
const MAX_RATIO_TO_EMPTY_PAGE = 20;
/** The response time of the calendar, and the longest that a month's times may then take over HTTP. */
const CALENDAR_MS = 80;
const MAX_SLOTS_MS = 150;
const MONTH_DAYS = 31;
const MONTHS = 60;
const WARM_UP = 10;

const member = await (await createTenant()).member("admin");
await connectGoogle(member);
const { id } = await bookingPage(member);
const url = `${suite.appUrl}/book/${id}`;

const browser = await launchChromium();
const script = await scriptBytes(browser);
const slotMs: number[] = [];
const emptyMs: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  slotMs.push(await timed(browser, url, (page) => page.locator("button.slot").first().waitFor()));
  emptyMs.push(await timed(browser, `${suite.appUrl}/favicon.svg`, async () => {}));
}
await browser.close();
const months = await measureMonths();

const figures = {
  script_files: script.files,
  script_gzip_bytes: script.bytes,
  first_slot_ms_p50: percentile(slotMs, 0.5),
  first_slot_ms_p95: percentile(slotMs, 0.95),
  static_file_ms_p50: percentile(emptyMs, 0.5),
  [`month_ms_p50 (calendar ${CALENDAR_MS} ms)`]: percentile(months.uncached, 0.5),
  [`month_ms_p95 (calendar ${CALENDAR_MS} ms)`]: percentile(months.uncached, 0.95),
  "month_ms_p95 (asked again)": percentile(months.again, 0.95),
  past_day_ms_p50: percentile(months.none, 0.5),
  past_day_ms_p95: percentile(months.none, 0.95),
};
report("public-page", figures, {
  "script ≤ 60 kB gzip": script.bytes > 0 && script.bytes <= MAX_SCRIPT_GZIP_BYTES,
  [`first usable slot ≤ ${MAX_RATIO_TO_EMPTY_PAGE} × a static file`]:
    figures.first_slot_ms_p50 <= MAX_RATIO_TO_EMPTY_PAGE * figures.static_file_ms_p50,
  [`a month's times p95 ≤ ${MAX_SLOTS_MS} ms`]: percentile(months.uncached, 0.95) <= MAX_SLOTS_MS,
});

/**
 * Requests each month twice, the second time possibly from a cache, and a past day, which needs neither calendar nor
 * computation.
 */
async function measureMonths() {
  await addFault({ path: "/calendar/v3/", delayMs: CALENDAR_MS });
  const uncached: number[] = [];
  const again: number[] = [];
  const none: number[] = [];
  for (let month = 0; month < WARM_UP + MONTHS; month += 1) {
    const firstDay = 1 + month * MONTH_DAYS;
    uncached.push(await elapsedMs(() => slotsOf(id, firstDay, MONTH_DAYS)));
    again.push(await elapsedMs(() => slotsOf(id, firstDay, MONTH_DAYS)));
    none.push(await elapsedMs(() => slotsOf(id, -2 - month, 1)));
  }
  return { uncached: uncached.slice(WARM_UP), again: again.slice(WARM_UP), none: none.slice(WARM_UP) };
}

async function elapsedMs(ask: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await ask();
  return performance.now() - startedMs;
}

/** The size of all scripts that the page loads, each compressed as a server would. */
async function scriptBytes(on: Browser) {
  const page = await (await on.newContext()).newPage();
  const bodies: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") bodies.push(response.body());
  });
  await page.goto(url);
  await page.locator("button.slot").first().waitFor();
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** The time from the request to `ready`, in a browser with an empty cache. */
async function timed(on: Browser, address: string, ready: (page: Page) => Promise<void>): Promise<number> {
  const context = await on.newContext({ locale: "ko-KR", timezoneId: "Asia/Seoul" });
  const page = await context.newPage();
  const startedMs = performance.now();
  await page.goto(address, { waitUntil: "commit" });
  await ready(page);
  const passedMs = performance.now() - startedMs;
  await context.close();
  return passedMs;
}
