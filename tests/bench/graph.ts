import { Form } from "@dure/domain/routing/router/form";
import type { CDPSession, Page } from "playwright-core";
import { signIn } from "../e2e/support/person";
import { launchChromium } from "../support/browser/chromium";
import { type RouterOptions, routerOf } from "../support/routing/router";
import { suite } from "../support/suite/suite";
import { createTenant } from "../support/teams/tenant";
import { figuresOf, scroll, traced } from "./scroll/traced";
import { percentile, report } from "./support/report";

const NODES = 60;
const GROUPS = 12;
const CONDITIONS = NODES - GROUPS - 2;
const STEPS = 60;
/** The wheel's distance over the canvas: zooms out to an eighth and back, in a second each. */
const ZOOM_PX = 1_500;
const ZOOM_PX_PER_SECOND = 1_500;
/**
 * The budget of the page's thread for each frame at 60 frames a second. CPU time does not depend on how busy the
 * machine is.
 */
const FRAME_MS = 1_000 / 60;

const tenant = await createTenant({ plan: "PRO" });
const admin = await tenant.member("admin");
await admin.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
const { id } = await routerOf(admin, logic());

const browser = await launchChromium();
const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
await signIn(page, admin);
await page.goto(`${suite.appUrl}/routers/${id}?step=route`);
await page.locator(".react-flow__node").first().waitFor();
await page.locator(".react-flow__edge").first().waitFor({ state: "attached" });
const cdp = await page.context().newCDPSession(page);
const shown = await page.locator(".react-flow__node").count();
const panned = await traced(cdp, () => pan(cdp, page));
const zoomed = await traced(cdp, () => scroll(cdp, { x: 0, y: ZOOM_PX }, ZOOM_PX_PER_SECOND));
await browser.close();

report(
  "graph",
  { nodes: NODES, nodes_in_the_document: shown, ...figuresOf("pan", panned), ...figuresOf("zoom", zoomed) },
  {
    "95 of 100 frames of a pan fit into 60 a second": percentile(panned.ranMs, 0.95) <= FRAME_MS,
    "95 of 100 frames of a zoom fit into 60 a second": percentile(zoomed.ranMs, 0.95) <= FRAME_MS,
    "no task runs for over 50 ms": panned.longTaskMs.length + zoomed.longTaskMs.length === 0,
  },
);

/** Rules in a chain: each leads to a group, or on to the next rule. */
function logic(): RouterOptions {
  const groups = Array.from({ length: GROUPS }, (_, place) => ({
    ...{ id: `g${place}`, value: `g${place}`, type: "text" as const },
    props: { name: `그룹 ${place + 1}`, value: "곧 연락드릴게요." },
  }));
  const fields = Array.from({ length: CONDITIONS }, (_, place) => ({
    ...{ id: `f${place}`, name: "size", type: "number" as const },
  }));
  const rules = fields.map(({ id: from }, place) => ({
    from,
    cases: [
      { operator: "lt", value: place, to: { type: "group" as const, value: `g${place % GROUPS}` } },
      ...(place + 1 < CONDITIONS
        ? [{ operator: "gtAndEqual", value: place, to: { type: "field" as const, value: `f${place + 1}` } }]
        : []),
    ],
  }));
  const form = Form.parse({
    components: [
      { name: "email", label: "이메일", type: "email" },
      { name: "size", label: "직원 수", type: "number" },
    ],
  });
  return { form, groups, fields, rules };
}

/** Drags the canvas there and back with raw input events: the browser driver's own drag adds listeners to the page. */
async function pan(session: CDPSession, on: Page): Promise<void> {
  const from = await middleOf(on);
  const send = (type: "mousePressed" | "mouseMoved" | "mouseReleased", at: { x: number; y: number }) =>
    session.send("Input.dispatchMouseEvent", { type, ...at, button: "left", buttons: 1, clickCount: 1 });
  await send("mousePressed", from);
  let at = from;
  for (const to of [{ x: from.x - 400, y: from.y - 150 }, { x: from.x + 300, y: from.y + 150 }, from]) {
    for (let step = 1; step <= STEPS; step += 1)
      await send("mouseMoved", {
        x: at.x + ((to.x - at.x) * step) / STEPS,
        y: at.y + ((to.y - at.y) * step) / STEPS,
      });
    at = to;
  }
  await send("mouseReleased", from);
}

/** A place of the canvas that no node covers. */
async function middleOf(on: Page): Promise<{ x: number; y: number }> {
  const box = await on.locator(".react-flow__pane").boundingBox();
  if (!box) throw new Error("There is no graph.");
  return { x: box.x + box.width / 2, y: box.y + box.height - 30 };
}
