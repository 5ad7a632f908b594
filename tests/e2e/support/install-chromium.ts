import { findChromium } from "../../support/browser/chromium";

/** Installs Chromium once before the browser stage, because its workers must not install it at the same time. */
export function setup(): void {
  findChromium();
}
