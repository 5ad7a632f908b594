import type { Browser } from "playwright-core";
import { launchChromium } from "../../support/browser/chromium";

let launched: Promise<Browser> | undefined;

/** The Chromium of a test worker, shared by all of the worker's files. It ends with the worker. */
export async function warmChromium(): Promise<Browser> {
  launched ??= launchChromium();
  const browser = await launched;
  if (browser.isConnected()) return browser;
  launched = launchChromium();
  return launched;
}
