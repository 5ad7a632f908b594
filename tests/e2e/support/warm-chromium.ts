import type { Browser } from "playwright-core";
import { launchChromium } from "../../support/browser/chromium";

/** A test's page lives for seconds, so the optimizing compilers cost more than they save: 5% of the time. */
const BRIEF_PAGES = ["--js-flags=--no-opt --no-maglev"];

let launched: Promise<Browser> | undefined;

/** The Chromium of a test worker, shared by all of the worker's files. It ends with the worker. */
export async function warmChromium(): Promise<Browser> {
  launched ??= launchChromium(BRIEF_PAGES);
  const browser = await launched;
  if (browser.isConnected()) return browser;
  launched = launchChromium(BRIEF_PAGES);
  return launched;
}
