/**
 * Clicks the last visible element with this shortcut in `data-shortcut`: a panel beside a list comes after the list in
 * the page. A disabled element isn't clicked, but still counts as found.
 * @returns whether the page has such an element
 */
export function pressOnPage(shortcut: string): boolean {
  const marked = [...document.querySelectorAll<HTMLElement>(`[data-shortcut="${shortcut}"]`)];
  const target = marked.findLast((one) => one.checkVisibility());
  if (!target?.matches(":disabled")) target?.click();
  return target !== undefined;
}

/** Opens the record after or before the one that is open or has the focus; if there is none, the first record shown. */
export function stepThroughRecords(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-record]")];
  const open = new URLSearchParams(location.search).get("record")?.split(".")[1];
  const focused = document.activeElement?.closest<HTMLElement>("[data-record]")?.dataset.record;
  const here = rows.findIndex(({ dataset }) => dataset.record === (open ?? focused));
  const next = here < 0 ? rows[0] : rows[here + step];
  if (!next) return;
  next.scrollIntoView({ block: "nearest" });
  const link = next.matches("a, button") ? next : next.querySelector<HTMLElement>("a[href]");
  (link ?? next).click();
}
