import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterEach, beforeAll } from "vitest";
import { suite } from "../../support/suite/suite";
import type { Member } from "../../support/teams/tenant";
import { openBrowser as open, saveScreenshots } from "./person";
import { signInBrowser } from "./sign-in-browser";
import { openVisitor as openFor } from "./visitor";
import { warmChromium } from "./warm-chromium";

/**
 * Provides browser contexts for the tests of a file, one for each user. They are closed after each test; a failed test
 * leaves screenshots. `problems` collects errors of the pages; functions in `closing` are called after the test.
 */
export function useChromium() {
  let browser: Browser | undefined;
  const problems: string[] = [];
  const closing: (() => void)[] = [];

  beforeAll(async () => {
    browser = await warmChromium();
  });
  afterEach(async ({ task }) => {
    if (!browser) return;
    if (task.result?.state === "fail") await saveScreenshots(browser);
    await Promise.all(browser.contexts().map((context) => context.close()));
    for (const close of closing.splice(0)) close();
  });

  const opened = (): Browser => {
    if (!browser) throw new Error("Open a browser in a test, or in beforeAll.");
    return browser;
  };
  const openBrowser = (options?: BrowserContextOptions): Promise<BrowserContext> => open(opened(), problems, options);
  const openVisitor = (options?: BrowserContextOptions): Promise<Page> => openFor(opened(), problems, options);
  /** Opens an empty page in a new context in which a member is signed in. */
  const openPageAs = async (member: Member, options?: BrowserContextOptions): Promise<Page> => {
    const context = await openBrowser(options);
    await signInBrowser(context, member);
    return context.newPage();
  };
  /** Opens a path of the app as a member. */
  const openAs = async (member: Member, path: string, options?: BrowserContextOptions): Promise<Page> => {
    const page = await openPageAs(member, options);
    await page.goto(`${suite.appUrl}${path}`);
    return page;
  };
  return { openBrowser, openVisitor, openPageAs, openAs, problems, closing };
}
