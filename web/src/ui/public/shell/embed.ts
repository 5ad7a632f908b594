/** Whether the page is in another site's frame. */
export const isEmbedded = (): boolean => window.parent !== window;

type MessageType = "height" | "page_viewed" | "slot_chosen" | "booked" | "submitted" | "closed";

/**
 * Posts a message to the embedding site (docs/embed.md). Any site may embed a page, so messages contain nothing
 * personal.
 */
export function tellParent(type: MessageType, details: Record<string, unknown> = {}): void {
  if (isEmbedded()) window.parent.postMessage({ source: "dure", type, ...details }, parentOrigin() ?? "*");
}

/** Whether a message of the embedding site asks to close the page. */
export const asksToClose = ({ source, origin, data }: MessageEvent): boolean =>
  source === window.parent &&
  (parentOrigin() ?? origin) === origin &&
  data?.source === "dure-host" &&
  data?.type === "close";

const inAddress = (name: string) => new URLSearchParams(location.search).get(name);

/** Whether the page is a popup over the site, so that Escape closes it. */
export const isPopup = (): boolean => isEmbedded() && inAddress("mode") === "popup";

/** The embedding site's origin, if the frame's address names it. */
function parentOrigin(): string | undefined {
  const given = inAddress("parent") ?? "";
  return URL.canParse(given) && new URL(given).origin === given ? given : undefined;
}

/**
 * Adapts the page to another site's frame: a transparent background, the host's color scheme (`theme=dark`), and a
 * message with its height on each change.
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
