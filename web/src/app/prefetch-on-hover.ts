import { matchRoutes, type RouteObject } from "react-router";

/** Fetches the code of the page that a link leads to once the pointer or the focus is on it, before it is pressed. */
export function prefetchOnHover(routes: RouteObject[]): void {
  const known = new Set<string>();
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || link.origin !== location.origin || known.has(link.pathname)) return;
    known.add(link.pathname);
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) void loadOf(route)?.catch(() => undefined);
  };
  document.addEventListener("pointerover", prefetch, { passive: true });
  document.addEventListener("focusin", prefetch);
}

/** Starts to load a route's code. A failure is ignored here: the navigation reports it. */
function loadOf({ lazy }: RouteObject): Promise<unknown> | undefined {
  if (typeof lazy === "function") return lazy();
  return lazy?.Component?.();
}
