import axe, { type AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { settle } from "./settle";

/** Colours are the same on every width, and the layout is in both colour schemes: two looks see all of them. */
const LOOKS = [
  { name: "desktop light", width: 1440, height: 900, colorScheme: "light" },
  { name: "phone dark", width: 390, height: 844, colorScheme: "dark" },
] as const;

/**
 * What is serious or critical on a page, on a desktop and on a phone, in light and in dark colours: a line for each
 * element. The page is as wide and as light afterwards as it was before.
 */
export async function axeFindings(page: Page, screen: string): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const { name, width, height, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await settle(page);
    // Rows that wait for their successors are pale.
    await page.locator("[role=grid][aria-busy=true]").first().waitFor({ state: "detached" });
    await settle(page);
    found.push(...(await check(page)).map((line) => `${screen}, ${name}: ${line}`));
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  if (before) await page.setViewportSize(before);
  return found;
}

async function check(page: Page): Promise<string[]> {
  // Evaluated, not added as a script, which the page's security policy may refuse.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  const { violations } = (await page.evaluate(
    "axe.run(document, { resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } })",
  )) as AxeResults;
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ target, any }) => `${id} ${target.join(" ")} ${any[0]?.message ?? ""}`));
}
