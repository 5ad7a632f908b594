import type { TrackedEvent } from "@dure/domain/journeys/tracker/tracked-batch";
import { describeClick, describeForm } from "./describe";
import { listen } from "./listen";
import { openPageView, type PageView } from "./page-view";
import { watchRoutes } from "./watch-routes";

/**
 * Tells what happens on the pages of a website: pages, how long and how far they were read, clicks, forms that were begun.
 * Nothing is told before the page is visible.
 * @returns what stops it
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
    // A page that the browser had kept is seen again.
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
