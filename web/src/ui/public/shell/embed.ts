/** Whether the page stands in another site's frame. */
export const isEmbedded = (): boolean => window.parent !== window;

type Said = "height" | "page_viewed" | "slot_chosen" | "booked" | "submitted" | "closed";

/** Tells the site around the frame something (docs/embed.md). Any site may embed a page, so nothing personal goes out. */
export function tellParent(type: Said, details: Record<string, unknown> = {}): void {
  if (isEmbedded()) window.parent.postMessage({ source: "dure", type, ...details }, parentOrigin() ?? "*");
}

/** Whether the site around the frame asks to close it. */
export const asksToClose = ({ source, origin, data }: MessageEvent): boolean =>
  source === window.parent &&
  (parentOrigin() ?? origin) === origin &&
  data?.source === "dure-host" &&
  data?.type === "close";

const inAddress = (name: string) => new URLSearchParams(location.search).get(name);

/** Over the site, so that Escape leaves it. */
export const isPopup = (): boolean => isEmbedded() && inAddress("mode") === "popup";

/** The origin of the site around the frame, where the frame's address names one. */
function parentOrigin(): string | undefined {
  const given = inAddress("parent") ?? "";
  return URL.canParse(given) && new URL(given).origin === given ? given : undefined;
}

/**
 * Fits the page into another site's frame: no background of its own, the host's light or dark (`theme=dark`), and its
 * height told whenever it changes.
 */
export function fitIntoFrame(): void {
  if (!isEmbedded()) return;
  const root = document.documentElement;
  root.classList.add("embedded");
  const theme = inAddress("theme");
  if (theme !== "system") root.dataset.theme = theme === "dark" ? "dark" : "light";
  const tell = () => tellParent("height", { height: Math.ceil(document.body.getBoundingClientRect().height) });
  new ResizeObserver(tell).observe(document.body);
}
