import type { TrackedEvent } from "@dure/domain/journeys/tracker/tracked-batch";
import { describeClick, describeForm } from "./describe";
import { listen } from "./listen";
import { openPageView, type PageView } from "./page-view";
import { watchRoutes } from "./watch-routes";

/**
 * Reports the events on a website's pages: page views, how long and how far they were read, clicks, and forms that were
 * begun. Nothing is reported before the page is visible.
 * @returns a function that stops it
 */
export function watchPage(tell: (event: TrackedEvent) => void, flush: () => void): () => void {
  let view: PageView | undefined;
  const open = (referrer: string) => {
    view = openPageView(tell, referrer);
  };
  const hide = () => {
    view?.leave();
    flush();
  };
  const show = () => {
    if (document.visibilityState !== "visible") hide();
    else if (view) view.show();
    else open(document.referrer);
  };
  const click = ({ target }: Event) => {
    const found = describeClick(target);
    if (found) view?.tell({ type: "click", ...found });
  };
  const write = ({ target }: Event) => {
    const form = target instanceof Element && target.closest("form");
    if (form && view?.isNewForm(form)) view.tell({ type: "form_start", form: describeForm(form) });
  };
  const route = () => {
    if (!view || location.pathname === view.path) return;
    view.leave();
    open(view.url);
  };
  const stops = [
    listen(document, "visibilitychange", show),
    listen(window, "pagehide", hide),
    // A page that the browser restores from its back-forward cache is a new page view.
    listen<PageTransitionEvent>(window, "pageshow", ({ persisted }) => {
      if (persisted) open(document.referrer);
    }),
    listen(document, "scroll", () => requestAnimationFrame(() => view?.measure())),
    listen(document, "click", click),
    listen(document, "input", write),
    watchRoutes(route),
  ];
  show();
  return () => {
    for (const stop of stops) stop();
  };
}
