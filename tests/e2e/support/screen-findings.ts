import type { Page } from "playwright-core";
import { suite } from "../../support/suite/suite";
import { axeFindings } from "./axe-findings";

/** Visits each path, and collects its findings once its content has loaded. */
export async function screenFindings(page: Page, screens: Record<string, string>): Promise<string[]> {
  const found: string[] = [];
  for (const [path, ready] of Object.entries(screens)) {
    await page.goto(`${suite.appUrl}${path}`);
    await page.locator(ready).first().waitFor();
    found.push(...(await axeFindings(page, path)));
  }
  return found;
}
