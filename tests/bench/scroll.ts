import { CrmRecord } from "@dure/domain/records/record/record";
import { Timestamp } from "firebase-admin/firestore";
import type { Page } from "playwright-core";
import { signIn } from "../e2e/support/person";
import { launchChromium } from "../support/browser/chromium";
import { firestore } from "../support/suite/admin";
import { suite } from "../support/suite/suite";
import { until } from "../support/suite/wait";
import { createTenant, type Member } from "../support/teams/tenant";
import { staticPage } from "./scroll/static-page";
import { type FrameStats, figuresOf, scroll, traced } from "./scroll/traced";
import { percentile, report } from "./support/report";
import { untilMachineIdle } from "./support/until-machine-idle";

/** A number on the command line, as in `npm run bench -- scroll 20000`, replaces the default. */
const LEADS = Number(process.argv[2] ?? 100_000);
const COMPANIES = 5_000;
/** In addition to ten standard fields. */
const CUSTOM_FIELDS = 20;
/** The speed of a mouse wheel: 75 rows a second, for thirty notches. */
const DOWN_PX = 12_000;
const DOWN_PX_PER_SECOND = 3_000;
/** The speed of a fling towards the end: 240 rows a second, too fast to read. */
const FLING_PX = 38_400;
const FLING_PX_PER_SECOND = 9_600;
const SIDEWAYS_PX = 2_000;
const SIDEWAYS_PX_PER_SECOND = 1_200;
const KEYS = 120;
const FRAME_MS = 1_000 / 60;
/** Tolerance of the frames' clock. */
const CLOCK_MS = 0.2;
/** The highest ratio of a list's frame times to a static page's, for machines that draw under 60 frames a second. */
const MAX_RATIO_TO_STATIC = 1.25;
/** The longest wait for the read model. One call times out sooner, while the filling continues. */
const FILLED_MS = 900_000;
const MAX_JUMP_MS = 2_000;
const FAR_ROW = Math.floor(LEADS * 0.73);

const STANDARD_FIELDS = [
  "deal_name",
  "company",
  "email",
  "incoming_source",
  "contract_amount",
  "close_date",
  "assignee",
];
const REFERENCED_FIELDS = ["company:url", "company:address", "created_at"];

const tenant = await createTenant();
const admin = await tenant.member("admin");
await admin.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
const fieldIds = await defineFields(admin);
await write(tenant.teamId);
const shown = [...STANDARD_FIELDS, ...REFERENCED_FIELDS, ...fieldIds];
await admin.client.records.setTableSetting({
  params: { entityId: "lead" },
  body: {
    columns: Object.fromEntries(shown.map((id, order) => [id, { order, category: "standard" as const, size: 160 }])),
  },
});

// Fills the read model first, which is not part of the measurement.
await until(() => admin.client.records.filterRecords({ params: { entityId: "lead" }, query: {}, body: {} }), FILLED_MS);

const browser = await launchChromium();
const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
await signIn(page, admin);
await page.goto(`${suite.appUrl}/leads`);
await row(0).waitFor({ timeout: 120_000 });
// The instance that filled the read model is still writing the snapshot.
await untilMachineIdle();

const cdp = await page.context().newCDPSession(page);
const columnsInSight = (await page.locator("[role=row][data-index='5'] [role=gridcell]").count()) - 1;
// The first run includes the compilation of scripts and the start of the emulator's processes.
const first = await traced(cdp, () => scroll(cdp, { x: 0, y: DOWN_PX }, DOWN_PX_PER_SECOND));
const fling = await traced(cdp, () => scroll(cdp, { x: 0, y: FLING_PX }, FLING_PX_PER_SECOND));
const sideways = await traced(cdp, () => scroll(cdp, { x: SIDEWAYS_PX, y: 0 }, SIDEWAYS_PX_PER_SECOND));
const keys = await traced(cdp, () => walk(page));
const jumpMs = await jump(page, FAR_ROW);
// Scrolls on through rows that are not loaded yet.
const down = await traced(cdp, () => scroll(cdp, { x: 0, y: DOWN_PX }, DOWN_PX_PER_SECOND));
const cells = await page.locator("[role=gridcell]").count();
await page.setContent(staticPage(Math.ceil(DOWN_PX / 40) + 30, columnsInSight));
await page.waitForTimeout(2_000);
const still = await traced(cdp, () => scroll(cdp, { x: 0, y: DOWN_PX }, DOWN_PX_PER_SECOND));
await browser.close();

const drawn = percentile(still.frameMs, 0.95);
const maxFrameMs = Math.max(FRAME_MS + CLOCK_MS, MAX_RATIO_TO_STATIC * drawn);
report(
  "scroll",
  {
    rows: LEADS,
    columns: shown.length,
    cells_in_the_document: cells,
    ...figuresOf("still", still),
    ...figuresOf("first", first),
    ...figuresOf("down", down),
    ...figuresOf("fling", fling),
    ...figuresOf("sideways", sideways),
    ...figuresOf("keys", keys),
    jump_to_far_row_ms: Math.round(jumpMs),
  },
  {
    "only the cells in sight are in the document": cells > 0 && cells < 1_500,
    "first: no long task": first.longTaskMs.length === 0,
    ...smooth("down", down),
    "fling: no long task": fling.longTaskMs.length === 0,
    ...smooth("sideways", sideways),
    ...ownWork("keys", keys),
    [`a row far away stands within ${MAX_JUMP_MS} ms`]: jumpMs <= MAX_JUMP_MS,
  },
);

/** Compares frame times with a static page's in the same run, and the page's own work with a frame at 60 a second. */
function smooth(name: string, seen: FrameStats): Record<string, boolean> {
  return {
    [`${name}: 95 of 100 frames within ${maxFrameMs.toFixed(1)} ms (a still page: ${drawn})`]:
      percentile(seen.frameMs, 0.95) <= maxFrameMs,
    ...ownWork(name, seen),
  };
}

function ownWork(name: string, { ranMs, longTaskMs }: FrameStats): Record<string, boolean> {
  return {
    [`${name}: the page's own work of half the frames within half a frame`]: percentile(ranMs, 0.5) <= FRAME_MS / 2,
    [`${name}: of 95 of 100 frames within one`]: percentile(ranMs, 0.95) <= FRAME_MS,
    [`${name}: no long task`]: longTaskMs.length === 0,
  };
}

async function walk(on: Page): Promise<void> {
  await row(5).press("ArrowDown");
  for (let key = 0; key < KEYS; key += 1) await on.keyboard.press("ArrowDown", { delay: 5 });
}

/** Jumps as with a scrollbar's thumb, to a row whose preceding pages are not loaded. */
async function jump(on: Page, index: number): Promise<number> {
  const startedMs = performance.now();
  await on.locator("[role=grid]").evaluate((grid: { parentElement: { scrollTop: number } | null }, top) => {
    if (grid.parentElement) grid.parentElement.scrollTop = top;
  }, index * 40);
  await on.locator(`[data-index="${index + 5}"][data-record]`).waitFor();
  return performance.now() - startedMs;
}

function row(index: number) {
  return page.locator(`[data-index="${index}"][data-record]`);
}

/** Defines custom fields of all types that cells render differently. */
async function defineFields({ client }: Member): Promise<string[]> {
  const types = ["text", "number", "date", "checkbox", "currency"] as const;
  const ids: string[] = [];
  for (let index = 0; index < CUSTOM_FIELDS; index += 1) {
    const body = { label: `필드 ${index}`, type: types[index % types.length] ?? "text" };
    ids.push((await client.records.createField({ params: { entityId: "lead" }, query: {}, body })).id);
  }
  return ids;
}

/** Stores records as if the product had written them an hour ago. */
async function write(team: string): Promise<void> {
  const writer = firestore.bulkWriter({ throttling: false });
  const committed_at = Timestamp.fromMillis(Date.now() - 3_600_000);
  const collection = firestore.collection(`teams/${team}/records`);
  const at = (index: number) => new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString();
  const add = (index: number, values: object) => {
    const stamps = { created_by: admin.uid, updated_by: admin.uid, created_at: at(index), updated_at: at(index) };
    const record = CrmRecord.parse({ ...stamps, ...values });
    void writer.create(collection.doc(record.id), { ...record, email_key: record.email, committed_at });
  };
  for (let index = 0; index < COMPANIES; index += 1)
    add(index, { id: `c${index}`, kind: "company", name: `두레 회사 ${index}`, url: `c${index}.example.com` });
  for (let index = 0; index < LEADS; index += 1) {
    add(index, {
      id: `l${index}`,
      kind: "lead",
      deal_name: `두레 ${index} 도입 상담`,
      email: `buyer${index}@example.com`,
      company_id: `c${index % COMPANIES}`,
      incoming_source: index % 2 ? "전시회" : "웨비나",
      contract_amount: (index * 7919) % 100_000_000,
      close_date: at(index).slice(0, 10),
      assignee: index % 3 ? admin.uid : null,
      custom: Object.fromEntries(fieldIds.map((id, place) => [id, customValue(place, index)])),
    });
    if (index % 20_000 === 0) await writer.flush();
  }
  await writer.close();
}

function customValue(place: number, index: number): unknown {
  return [`값 ${index}`, index, `2026-0${(index % 9) + 1}-01`, index % 2 === 0, index * 1_000][place % 5];
}
