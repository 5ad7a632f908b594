import { randomUUID } from "node:crypto";
import { loadavg } from "node:os";
import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { launchChromium } from "../support/browser/chromium";
import { openFormWebsite } from "../support/browser/form-website";
import { BROWSER } from "../support/journeys/post-visit";
import { batchOf, pageSeen } from "../support/journeys/visit-batch";
import { firestore } from "../support/suite/admin";
import { anyAddress } from "../support/suite/any-address";
import { suite } from "../support/suite/suite";
import { pause } from "../support/suite/wait";
import { createTenant } from "../support/teams/tenant";
import { startInstance } from "./records/product-instance";
import { percentile, report } from "./support/report";

// Sends visits like the snippet does, and measures what the snippet costs a page. `npm run bench -- tracker 1000` sets
// the events per second.

const EVENTS_PER_SECOND = Number(process.argv[2] || 500);
const SECONDS = 20;
const EVENTS_IN_POST = 10;
const VISITORS = 300;
const MAX_P95_MS = 400;
const MAX_SNIPPET_BYTES = 3_072;
const MAX_SCRIPT_MS = 5;
const PAGE_VIEWS = 15;
/** The published sizes of other vendors' scripts, gzip, in bytes. */
const PEER_BYTES = { plausible: 2_700, posthog: 122_000 };

const [before = 0] = loadavg();
const tenant = await createTenant();
const admin = await tenant.member("admin");
const body = { allowed_sites: ["shop.example", "127.0.0.1"] };
const key = (await admin.client.journeys.setTracker({ body })).site_key ?? "";
const visitors = Array.from({ length: VISITORS }, () => randomUUID());

const instance = await startInstance();
await Promise.all(Array.from({ length: 20 }, () => send("warm-up")));
const posts = (EVENTS_PER_SECOND * SECONDS) / EVENTS_IN_POST;
const startMs = performance.now();
const sent = await Promise.all(
  Array.from({ length: posts }, async (_, place) => {
    await pause((place * SECONDS * 1_000) / posts);
    return send(visitors[place % VISITORS] ?? "");
  }),
);
const tookMs = performance.now() - startMs;
await instance.stop();
const kept = await firestore.collection(`teams/${tenant.teamId}/visits`).where("visitor_id", "!=", "warm-up").get();
const keptEvents = kept.docs.reduce((sum, doc) => sum + (doc.get("events") as unknown[]).length, 0);

const snippetBytes = gzipSync(await (await fetch(`${suite.appUrl}/t.js`)).text()).length;
const browser = await launchChromium();
const [without, withSnippet] = [await scriptMs(browser, ""), await scriptMs(browser, `data-site="${key}"`)];
await browser.close();
const addedMs = Math.max(0, percentile(withSnippet, 0.5) - percentile(without, 0.5));
const p95 = percentile(
  sent.map(({ ms }) => ms),
  0.95,
);
const refused = sent.filter(({ status }) => status !== 204).length;
report(
  "tracker",
  {
    events: posts * EVENTS_IN_POST,
    events_per_second: Math.round((posts * EVENTS_IN_POST) / (tookMs / 1_000)),
    median_ms: percentile(
      sent.map(({ ms }) => ms),
      0.5,
    ),
    p95_ms: p95,
    refused,
    kept_events: keptEvents,
    snippet_bytes: snippetBytes,
    plausible_bytes: PEER_BYTES.plausible,
    posthog_bytes: PEER_BYTES.posthog,
    page_script_ms: percentile(without, 0.5),
    page_script_with_snippet_ms: percentile(withSnippet, 0.5),
    load_before: Math.round(before * 10) / 10,
    load_after: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  },
  {
    [`${EVENTS_PER_SECOND} events a second for ${SECONDS} s, none refused`]: refused === 0,
    "none lost, none twice": keptEvents === posts * EVENTS_IN_POST,
    [`p95 ≤ ${MAX_P95_MS} ms`]: p95 <= MAX_P95_MS,
    [`the snippet has ≤ ${MAX_SNIPPET_BYTES} bytes`]: snippetBytes <= MAX_SNIPPET_BYTES,
    [`it takes ≤ ${MAX_SCRIPT_MS} ms of a page's main thread`]: addedMs <= MAX_SCRIPT_MS,
  },
);
process.exit();

/** Posts some pages as one visitor, who has an IP address of their own. */
async function send(visitor: string): Promise<{ ms: number; status: number }> {
  const pages = Array.from({ length: EVENTS_IN_POST / 2 }, (_, place) => pageSeen(`https://shop.example/${place}`));
  const from = performance.now();
  const response = await fetch(`${instance.url}/api/t`, {
    method: "POST",
    headers: {
      ...{ "content-type": "text/plain", origin: "https://shop.example", "user-agent": BROWSER },
      "x-forwarded-for": anyAddress(),
    },
    body: JSON.stringify(batchOf(key, visitor, pages.flat())),
  });
  await response.arrayBuffer();
  return { ms: performance.now() - from, status: response.status };
}

/** The script time of a page's main thread during each of several visits, in ms. */
async function scriptMs(chromium: Browser, attributes: string): Promise<number[]> {
  const tag = attributes && `<script defer src="${suite.appUrl}/t.js" ${attributes}></script>`;
  const site = await openFormWebsite({ body: `${tag}<button>보기</button>${"<p>글</p>".repeat(300)}` });
  const times: number[] = [];
  for (let view = 0; view < PAGE_VIEWS; view += 1) {
    const context = await chromium.newContext({ userAgent: BROWSER });
    const page = await context.newPage();
    await page.addInitScript("Object.defineProperty(navigator, 'webdriver', { get: () => false })");
    const cdp = await context.newCDPSession(page);
    await cdp.send("Performance.enable");
    await page.goto(site.url, { waitUntil: "load" });
    await page.locator("button").click();
    await page.mouse.wheel(0, 2_000);
    await page.waitForTimeout(500);
    const { metrics } = await cdp.send("Performance.getMetrics");
    times.push((metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0) * 1_000);
    await context.close();
  }
  site.close();
  return times;
}
