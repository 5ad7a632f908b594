import axe, { type AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { untilStable } from "./until-stable";

/** Two combinations cover all: colors do not depend on the width, nor the layout on the color scheme. */
const LOOKS = [
  { name: "desktop light", width: 1440, height: 900, colorScheme: "light" },
  { name: "phone dark", width: 390, height: 844, colorScheme: "dark" },
] as const;

/** The page re-renders a frame after its width changes. An earlier key press would reach the other layout. */
const TWO_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))";

/**
 * Axe's serious and critical findings on a page, on desktop and phone, in light and dark colors: one line for each
 * element. Restores the page's width and colors.
 */
export async function axeFindings(page: Page, screen: string): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const { name, width, height, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // Stale content is pale until new data arrives, so axe looks a second time: a real fault is still there.
    const lines = (await lookAt(page)).length > 0 ? await lookAt(page) : [];
    found.push(...lines.map((line) => `${screen}, ${name}: ${line}`));
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  if (before) await page.setViewportSize(before);
  await page.evaluate(TWO_FRAMES);
  return found;
}

async function lookAt(page: Page): Promise<string[]> {
  await untilStable(page);
  await page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
  await untilStable(page);
  return check(page);
}

async function check(page: Page): Promise<string[]> {
  // Evaluated instead of added as a script, because the page's Content-Security-Policy may refuse scripts.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  const { violations } = (await page.evaluate(
    "axe.run(document, { resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } })",
  )) as AxeResults;
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ target, any }) => `${id} ${target.join(" ")} ${any[0]?.message ?? ""}`));
}
