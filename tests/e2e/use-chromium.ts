import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { launchChromium } from "../support/chromium";
import { keepPictures, openBrowser as open } from "./person";

/**
 * A browser for the tests of a file. Each person gets a window of their own, closed after the test; a test that fails
 * leaves pictures of what they saw. `problems` is what went wrong in their pages.
 */
export function useChromium() {
  let browser: Browser | undefined;
  const problems: string[] = [];

  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterEach(async ({ task }) => {
    if (!browser) return;
    if (task.result?.state === "fail") await keepPictures(browser);
    for (const context of browser.contexts()) await context.close();
  });
  afterAll(() => browser?.close());

  const openBrowser = (locale?: string): Promise<BrowserContext> => {
    if (!browser) throw new Error("Open a browser in a test, or in beforeAll.");
    return open(browser, problems, locale);
  };
  return { openBrowser, problems };
}
