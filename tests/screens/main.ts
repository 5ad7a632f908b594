import { mkdir, rm } from "node:fs/promises";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { addresses } from "../emulators/src/addresses";
import { seedDashboards } from "../emulators/src/seed/dashboards";
import { PASSWORD } from "../emulators/src/seed/people";
import { seedRecords } from "../emulators/src/seed/records";
import { ROUTER_ID, seedRouting } from "../emulators/src/seed/routing";
import { seedScheduling } from "../emulators/src/seed/scheduling";
import { type Member, seedTeam } from "../emulators/src/seed/team";
import { launchChromium } from "./support/browser/chromium";
import { suite } from "./support/suite/suite";

// Takes a screenshot of every main screen with the demo team's data, in both languages at two widths, and of three
// screens in dark colours. `npm run screens -- leads board` takes only the named screens.

const FOLDER = new URL("../screens/", import.meta.url).pathname;
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const LOCALES = { ko: "ko-KR", en: "en-US" };
const DARK = ["dashboard", "leads", "board", "booking-page-editor"];
const TIMEOUT_MS = 20_000;
/** Time for images, fonts and animations after the content has loaded. */
const SETTLE_MS = 700;

/** A list's rows: those of a table, or cards on a phone. */
const ROWS = "main [role=rowgroup] + [role=rowgroup] [role=row], main ul li";

type Screen = { name: string; path: string; ready: string; before?: (page: Page) => Promise<void> };

const wanted = process.argv.slice(2);
const members = await demoTeam();
const [admin] = members;
if (!admin) throw new Error("The demo team has nobody.");
const { publicScreens, memberScreens } = await screensOf(admin);

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const browser = await launchChromium();
let missed = 0;
for (const [size, viewport] of Object.entries(SIZES))
  for (const [language, locale] of Object.entries(LOCALES)) {
    const options = { locale, viewport, timezoneId: "Asia/Seoul" };
    await takeAll(await browser.newContext(options), publicScreens, `${size}-${language}`);
    await takeAll(await signedIn(browser, options), memberScreens, `${size}-${language}`);
  }
const dark = { locale: "ko-KR", viewport: SIZES.desktop, timezoneId: "Asia/Seoul", colorScheme: "dark" as const };
await takeAll(
  await signedIn(browser, dark),
  memberScreens.filter(({ name }) => DARK.includes(name)),
  "desktop-ko-dark",
);
await browser.close();
console.log(missed === 0 ? `Pictures of every screen: ${FOLDER}` : `${missed} screens did not come.`);
process.exit(missed === 0 ? 0 : 1);

async function demoTeam(): Promise<Member[]> {
  const at = addresses(Number(new URL(suite.appUrl).port));
  const team = await seedTeam(at);
  await seedRecords(team);
  await seedScheduling(at, team);
  await seedRouting(at, team);
  await seedDashboards(team);
  return team;
}

async function screensOf({ client, uid }: Member): Promise<{ publicScreens: Screen[]; memberScreens: Screen[] }> {
  const body = { search: "" };
  const [lead] = (await client.records.filterRecords({ params: { entityId: "lead" }, query: {}, body })).data;
  const { data: pages } = await client.scheduling.listBookingPages({ query: {} });
  const [dashboard] = await client.reports.listDashboards({});
  const { reports } = await client.reports.getDashboard({ params: { id: dashboard?.id ?? "" } });
  const report = reports.find(({ type, setting }) => type === "general" && setting.chart_type === "column");
  const page = pages.find(({ created_by }) => created_by === uid);
  const publicScreens: Screen[] = [
    { name: "login", path: "/login", ready: "form" },
    { name: "sign-up", path: "/sign-up", ready: "form" },
    { name: "forgot-password", path: "/forgot-password", ready: "form" },
    { name: "public-booking", path: `/book/${page?.id}`, ready: "button.slot" },
    { name: "public-booking-form", path: `/book/${page?.id}`, ready: "form", before: pickTime },
    { name: "public-not-found", path: "/book/zzzzzzzzzz", ready: "h1" },
    { name: "form", path: `/form/${ROUTER_ID}`, ready: "form" },
    { name: "ip-forbidden", path: "/ip-forbidden?ip=203.0.113.7", ready: "h1" },
  ];
  const memberScreens: Screen[] = [
    { name: "home", path: "/home", ready: "main ol li" },
    { name: "dashboard", path: "/dashboard", ready: "main section svg rect" },
    { name: "report", path: `/reports/${report?.id}`, ready: "main [role=tabpanel] svg" },
    { name: "leads", path: "/leads", ready: ROWS },
    { name: "lead", path: `/leads/${lead?.id}`, ready: "textarea" },
    { name: "lead-side", path: `/leads?record=lead.${lead?.id}`, ready: ROWS },
    { name: "board", path: "/deals/board", ready: "[data-record]" },
    { name: "deals", path: "/deals", ready: ROWS },
    { name: "import", path: "/leads/import", ready: "textarea" },
    { name: "companies", path: "/companies", ready: ROWS },
    { name: "contacts", path: "/contacts", ready: ROWS },
    { name: "calendar", path: "/calendar", ready: ".rbc-time-view" },
    { name: "schedule", path: "/schedule", ready: "main li, main [role=row]" },
    { name: "booking-pages", path: "/booking-pages", ready: "main a" },
    { name: "booking-page-editor", path: `/booking-pages/${page?.id}`, ready: "form" },
    { name: "routers", path: "/routers", ready: "main a" },
    { name: "router-form", path: `/routers/${ROUTER_ID}`, ready: "main [role=tabpanel] input" },
    { name: "router-graph", path: `/routers/${ROUTER_ID}?step=route`, ready: ".react-flow__node" },
    {
      name: "router-actions",
      path: `/routers/${ROUTER_ID}?step=actions`,
      ready: "main [role=tabpanel] h2, main [role=tabpanel] h3",
    },
    { name: "router-results", path: `/routers/${ROUTER_ID}?step=submissions`, ready: "main [role=row]" },
    { name: "fields", path: "/settings/fields/lead", ready: "main ul li" },
    { name: "trash", path: "/settings/trash/lead", ready: "main h1" },
    { name: "layout", path: "/settings/entities/company/layout", ready: "main ul li" },
    { name: "calendar-settings", path: "/settings/calendar", ready: "main form" },
    { name: "connections", path: "/settings/connections", ready: "main h1, main h2" },
    { name: "profile", path: "/settings/profile", ready: "main form" },
    { name: "team", path: "/settings/team", ready: "main form" },
    { name: "pipelines", path: "/settings/pipelines", ready: "main section li" },
    { name: "deal-types", path: "/settings/entities/deal/record-type", ready: "main [role=tabpanel] li" },
    { name: "members", path: "/settings/members", ready: "main" },
    { name: "email-domain", path: "/settings/email-domain", ready: "main form" },
    { name: "webhooks", path: "/settings/webhooks", ready: "main h1" },
    { name: "invite", path: "/invite", ready: "main" },
    { name: "not-found", path: "/nowhere", ready: "h1" },
  ];
  return { publicScreens, memberScreens };
}

async function pickTime(page: Page): Promise<void> {
  await page.locator("button.slot").first().click();
}

async function signedIn(on: Browser, options: Parameters<Browser["newContext"]>[0]): Promise<BrowserContext> {
  const context = await on.newContext(options);
  const page = await context.newPage();
  await page.goto(`${suite.appUrl}/login`);
  await page.locator("input[type=email]").fill(admin?.email ?? "");
  await page.locator("input[type=password]").fill(PASSWORD);
  await page.locator("button[type=submit]").click();
  await page.waitForURL((url) => !url.pathname.startsWith("/login"), { timeout: TIMEOUT_MS });
  await page.close();
  return context;
}

async function takeAll(context: BrowserContext, screens: Screen[], suffix: string): Promise<void> {
  context.setDefaultTimeout(TIMEOUT_MS);
  const page = await context.newPage();
  for (const screen of screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
    await take(page, screen, suffix);
  await context.close();
}

async function take(page: Page, { name, path, ready, before }: Screen, suffix: string): Promise<void> {
  try {
    await page.goto(`${suite.appUrl}${path}`);
    await before?.(page);
    await page.locator(ready).first().waitFor();
    await page.waitForTimeout(SETTLE_MS);
  } catch (error) {
    missed += 1;
    console.error(`${name} (${suffix}): ${String(error).split("\n")[0]}`);
  }
  await page.screenshot({ path: `${FOLDER}${name}-${suffix}.png` });
}
