/** The scroll positions of a page's parts that `data-scroll` names, in pixels. */
export type ScrollPlaces = Record<string, { top: number; left: number }>;

const STORED = "dure.scroll";

/** The scroll positions by history entry, as they were when the page was left. */
export function readScrollPlaces(): Map<string, ScrollPlaces> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORED) ?? "[]"));
  } catch {
    return new Map();
  }
}

export const storeScrollPlaces = (places: ReadonlyMap<string, ScrollPlaces>): void =>
  sessionStorage.setItem(STORED, JSON.stringify([...places]));

/** Whether a part's scroll position will be restored further down. */
export function isScrolledDown(part: string): boolean {
  // The router's key of the entry; the first entry of a tab has none.
  const { key = "default" } = (history.state ?? {}) as { key?: string };
  return (readScrollPlaces().get(key)?.[part]?.top ?? 0) > 0;
}
