/** Whether the page stands in another site's frame. */
export const isEmbedded = (): boolean => window.parent !== window;

/** Tells the site around the frame something. Any site may embed a page, so nothing personal goes out. */
export function tellParent(type: "height" | "booked" | "close", details: Record<string, unknown> = {}): void {
  if (isEmbedded()) window.parent.postMessage({ source: "dure", type, ...details }, "*");
}

/**
 * Fits the page into another site's frame: no background of its own, the host's light or dark (`theme=dark`), and its
 * height told whenever it changes.
 */
export function fitIntoFrame(search = location.search): void {
  if (!isEmbedded()) return;
  const root = document.documentElement;
  root.classList.add("embedded");
  const theme = new URLSearchParams(search).get("theme");
  if (theme !== "system") root.dataset.theme = theme === "dark" ? "dark" : "light";
  const tell = () => tellParent("height", { height: Math.ceil(document.body.getBoundingClientRect().height) });
  new ResizeObserver(tell).observe(document.body);
}
