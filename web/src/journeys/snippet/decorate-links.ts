import { withVisitorParam } from "../../lib/public/visitor-param";
import type { Site } from "./consent";
import { listen } from "./listen";

const PUBLIC_PAGES = /^\/(?:book|form|meet|s)\//;

/** Adds the visitor's id to links to the app's public pages and to the team's other websites. */
export function decorateLinks({ origin, linked }: Site, visitor: string): () => void {
  const isOurs = (link: HTMLAnchorElement) =>
    /^https?:$/.test(link.protocol) &&
    ((link.origin === origin && PUBLIC_PAGES.test(link.pathname)) ||
      (link.hostname !== location.hostname && linked.includes(link.hostname)));
  const follow = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link && isOurs(link)) link.href = withVisitorParam(link.href, visitor, Date.now());
  };
  const stops = ["click", "auxclick"].map((type) => listen(document, type, follow));
  return () => {
    for (const stop of stops) stop();
  };
}
