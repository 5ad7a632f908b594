import { findChromium } from "../../support/browser/chromium";

/** Runs once before the browser stage: its workers would otherwise install Chromium at the same time. */
export function setup(): void {
  findChromium();
}
