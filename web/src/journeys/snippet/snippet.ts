import { consumeVisitorParam } from "../../lib/public/visitor-param";
import { rememberConsent, siteOf, startsAllowed, tracksNobody } from "./consent";
import { decorateLinks } from "./decorate-links";
import { createSendQueue } from "./send-queue";
import { forgetVisitor, trackedVisitor } from "./tracked-visitor";
import { watchPage } from "./watch-page";

declare global {
  interface Window {
    /** What a website can say to the snippet (docs/embed.md#customer-journeys). */
    dure?: { consent: (allowed: boolean) => void };
  }
}

/** Runs the script that a website loads to show its visits on its customers' records. */
function track(tag: HTMLScriptElement): void {
  const site = siteOf(tag);
  if (!site || window.dure || tracksNobody()) return;
  const handed = consumeVisitorParam(Date.now());
  let stop: (() => void) | undefined;
  const start = () => {
    const visitor = trackedVisitor(handed);
    const queue = createSendQueue(site, visitor);
    const stopWatching = watchPage(queue.add, queue.flush);
    const stopLinks = decorateLinks(site, visitor);
    stop = () => {
      stopWatching();
      stopLinks();
      queue.drop();
    };
  };
  window.dure = {
    consent: (allowed) => {
      rememberConsent(allowed);
      if (allowed && !stop) start();
      if (allowed) return;
      stop?.();
      stop = undefined;
      forgetVisitor();
    },
  };
  if (startsAllowed(site)) start();
}

const tag = document.currentScript;
try {
  if (tag instanceof HTMLScriptElement) track(tag);
} catch {
  // The website must work as if the snippet were not there.
}
// Frames of the same website wait for this.
if (tag instanceof HTMLScriptElement) tag.dataset.ready = "";
