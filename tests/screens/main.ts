import { mkdir, rm } from "node:fs/promises";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { addresses } from "../../emulators/src/addresses";
import { seedDemoTeam } from "../../emulators/src/seed/demo-team";
import { PASSWORD } from "../../emulators/src/seed/people";
import { launchChromium } from "../support/browser/chromium";
import { suite } from "../support/suite/suite";
import { type Screen, screensOf } from "./screens-of";

// Takes a screenshot of every screen with the demo team's data: in both languages at two widths, and in dark colors at
// two widths. `npm run screens -- leads board` takes only the named screens.

const FOLDER = new URL("../../screens/", import.meta.url).pathname;
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const LOCALES = { ko: "ko-KR", en: "en-US" };
const TIMEOUT_MS = 20_000;
/** Time for images, fonts and animations after the content has loaded. */
const SETTLE_MS = 700;

const wanted = process.argv.slice(2);
const [admin] = await seedDemoTeam(addresses(Number(new URL(suite.appUrl).port)));
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
for (const [size, viewport] of Object.entries(SIZES)) {
  const dark = { locale: LOCALES.ko, viewport, timezoneId: "Asia/Seoul", colorScheme: "dark" as const };
  await takeAll(await browser.newContext(dark), publicScreens, `${size}-ko-dark`);
  await takeAll(await signedIn(browser, dark), memberScreens, `${size}-ko-dark`);
}
await browser.close();
console.log(missed === 0 ? `Pictures of every screen: ${FOLDER}` : `${missed} screens did not come.`);
process.exit(missed === 0 ? 0 : 1);

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
