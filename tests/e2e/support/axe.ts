import axe, { type AxeResults } from "axe-core";
import type { Page } from "playwright-core";

/** Colours are the same on every width, and the layout is in both colour schemes: two looks see all of them. */
const LOOKS = [
  { name: "desktop light", width: 1440, height: 900, colorScheme: "light" },
  { name: "phone dark", width: 390, height: 844, colorScheme: "dark" },
] as const;

/** The page must have laid itself out anew, and colours must have stopped moving. */
const SETTLE_MS = 400;

/** What is serious or critical on a page, on a desktop and on a phone, in light and in dark colours: a line for each element. */
export async function findings(page: Page, screen: string): Promise<string[]> {
  const found: string[] = [];
  for (const { name, width, height, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.waitForTimeout(SETTLE_MS);
    found.push(...(await check(page)).map((line) => `${screen}, ${name}: ${line}`));
  }
  return found;
}

async function check(page: Page): Promise<string[]> {
  // Evaluated, not added as a script, which the page's security policy may refuse.
  await page.evaluate(axe.source);
  const { violations } = (await page.evaluate(
    "axe.run(document, { resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } })",
  )) as AxeResults;
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ target, any }) => `${id} ${target.join(" ")} ${any[0]?.message ?? ""}`));
}
