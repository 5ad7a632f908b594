import type { Browser, BrowserContext, Page } from "playwright-core";
import { type Fetched, watchNetwork } from "./watch-network";

/** The measurements of a visit. */
export type Visit = {
  /** The requests until the page was ready, and all requests. */
  first: Fetched;
  all: Fetched;
  /** The largest contentful paint, in ms since the navigation began. */
  lcpMs: number;
  /** When the page's main content was shown, in ms since the navigation began. */
  readyMs: number;
};

/** Lighthouse's slow 4G and a CPU slowed down to a quarter: a mid-range phone. */
const SLOW = { latency: 150, downloadThroughput: (1.6 * 1_000_000) / 8, uploadThroughput: 750_000 / 8, offline: false };
const SLOWER = 4;

/** Records in the page when it is ready, because the test would notice it later. */
const watchReady = (selector: string) => `
  new MutationObserver((_, watching) => {
    if (!document.querySelector(${JSON.stringify(selector)})) return;
    window.readyMs = performance.now();
    watching.disconnect();
  }).observe(document, { childList: true, subtree: true });
`;
const WATCH_LCP = `
  window.lcpMs = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.lcpMs = entry.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
`;
/** How long a page must send no request before its requests are counted. */
const QUIET_MS = 1_000;

type How = { url: string; ready: string; isSlow?: boolean };

/** Opens a URL in a new browser context with the session of `like` and an empty cache, and measures the visit. */
export async function openCold(browser: Browser, like: BrowserContext | undefined, how: How): Promise<Visit> {
  const context = await browser.newContext({
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
    viewport: { width: 1440, height: 900 },
    ...(like && { storageState: await like.storageState({ indexedDB: true }) }),
  });
  const page = await context.newPage();
  const visit = await openPage(page, how);
  await context.close();
  return visit;
}

/** Opens an address in a page, whose cache may be warm. */
export async function openPage(page: Page, { url, ready, isSlow = false }: How): Promise<Visit> {
  await page.addInitScript(WATCH_LCP + watchReady(ready));
  const cdp = await page.context().newCDPSession(page);
  const seen = await watchNetwork(cdp);
  if (isSlow) {
    await cdp.send("Network.emulateNetworkConditions", SLOW);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  }
  await page.goto(url, { waitUntil: "commit" });
  await page.locator(ready).first().waitFor({ timeout: 120_000 });
  const { readyMs, startMs } = await page.evaluate<{ readyMs: number; startMs: number }>(
    "({ readyMs: window.readyMs, startMs: performance.timeOrigin })",
  );
  while (Date.now() - seen.lastMs < QUIET_MS) await page.waitForTimeout(100);
  const lcpMs = await page.evaluate<number>("window.lcpMs");
  await cdp.detach();
  const [first, all] = [seen.counts(startMs + readyMs), seen.counts()];
  return { first, all, lcpMs: Math.round(lcpMs), readyMs: Math.round(readyMs) };
}
