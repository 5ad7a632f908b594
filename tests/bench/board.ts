import type { Page } from "playwright-core";
import { signIn } from "../e2e/support/person";
import { launchChromium } from "../support/browser/chromium";
import { writeDeals } from "../support/records/write-deals";
import { suite } from "../support/suite/suite";
import { createTenant } from "../support/teams/tenant";
import { traced } from "./scroll/traced";
import { percentile, report } from "./support/report";

const CARDS = 500;
const DRAGS = 20;
const STEPS = 40;
/** The highest ratio of a frame's time during a drag to that of an idle page. */
const MAX_RATIO_TO_IDLE = 1.25;

// A string, because it runs in the page and this package has no types of the DOM.
const WATCH = `{
  window.frameMs = [];
  let last = performance.now();
  const frame = (now) => {
    frameMs.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}`;

const tenant = await createTenant();
const admin = await tenant.member("admin");
await admin.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
const [pipeline] = (await admin.client.records.listPipelines({})).data;
const stageIds = pipeline?.statuses.flatMap(({ stages }) => stages.map(({ id }) => id)) ?? [];
await writeDeals(tenant.teamId, { pipelineId: pipeline?.id ?? "", stageIds }, CARDS);

const browser = await launchChromium();
const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
await signIn(page, admin);
const openMs = await timed(async () => {
  await page.goto(`${suite.appUrl}/deals/board`);
  await page.locator("[data-record]").first().waitFor();
});
const mounted = await page.locator("[data-record]").count();
await page.evaluate(WATCH);
const idleMs = await framesOf(page, () => page.waitForTimeout(2_000));
const cdp = await page.context().newCDPSession(page);
let dragMs: number[] = [];
const { longTaskMs } = await traced(cdp, async () => {
  dragMs = await framesOf(page, dragAround);
});
await browser.close();

report(
  "board",
  {
    cards: CARDS,
    cards_in_the_document: mounted,
    open_ms: Math.round(openMs),
    drags: DRAGS,
    long_tasks: longTaskMs.length,
    longest_task_ms: Math.round(Math.max(0, ...longTaskMs)),
    frame_p50_ms: percentile(dragMs, 0.5),
    frame_p95_ms: percentile(dragMs, 0.95),
    idle_frame_p50_ms: percentile(idleMs, 0.5),
    idle_frame_p95_ms: percentile(idleMs, 0.95),
  },
  {
    "only the cards in sight are in the document": mounted > 0 && mounted < CARDS / 2,
    "no task runs for over 50 ms": longTaskMs.length === 0,
    "95 of 100 frames as on the board at rest":
      percentile(dragMs, 0.95) <= MAX_RATIO_TO_IDLE * percentile(idleMs, 0.95),
  },
);

/** Drags a card two columns further and back, in small steps, as a hand does. */
async function dragAround(): Promise<void> {
  for (let round = 0; round < DRAGS; round += 1) {
    const from = await page.locator("[data-stage]").nth(0).locator("li").first().boundingBox();
    const to = await page.locator("[data-stage]").nth(2).boundingBox();
    if (!from || !to) throw new Error("The board has no cards.");
    await page.mouse.move(from.x + 40, from.y + 40);
    await page.mouse.down();
    await page.mouse.move(to.x + 60, to.y + 200, { steps: STEPS });
    await page.mouse.up();
  }
}

/** The times between frames during an action, in ms. */
async function framesOf(on: Page, act: () => Promise<void>): Promise<number[]> {
  await on.evaluate("frameMs.splice(0)");
  await act();
  return on.evaluate<number[]>("frameMs.splice(0)");
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}
