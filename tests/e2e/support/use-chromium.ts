import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { launchChromium } from "../../support/browser/chromium";
import { keepPictures, openBrowser as open } from "./person";
import { openVisitor as openFor } from "./visitor";

/**
 * A browser for the tests of a file. Each person gets a window of their own, closed after the test; a test that fails
 * leaves pictures of what they saw. `problems` is what went wrong in their pages; what is pushed to `closing` is called
 * after the test.
 */
export function useChromium() {
  let browser: Browser | undefined;
  const problems: string[] = [];
  const closing: (() => void)[] = [];

  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterEach(async ({ task }) => {
    if (!browser) return;
    if (task.result?.state === "fail") await keepPictures(browser);
    for (const context of browser.contexts()) await context.close();
    for (const close of closing.splice(0)) close();
  });
  afterAll(() => browser?.close());

  const opened = (): Browser => {
    if (!browser) throw new Error("Open a browser in a test, or in beforeAll.");
    return browser;
  };
  const openBrowser = async (locale?: string): Promise<BrowserContext> => open(opened(), problems, locale);
  const openVisitor = async (options?: Parameters<typeof openFor>[2]): Promise<Page> =>
    openFor(opened(), problems, options);
  return { openBrowser, openVisitor, problems, closing };
}
