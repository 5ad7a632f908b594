/**
 * Presses what the page in sight has for a shortcut: the last visible element that names it in `data-shortcut`, for what
 * stands beside a list comes after it. One that can't be pressed now answers for it all the same.
 */
export function pressOnPage(shortcut: string): boolean {
  const marked = [...document.querySelectorAll<HTMLElement>(`[data-shortcut="${shortcut}"]`)];
  const target = marked.findLast((one) => one.checkVisibility());
  if (!target?.matches(":disabled")) target?.click();
  return target !== undefined;
}

/** Opens the record after, or before, the one that is open or has the focus; without one the first in sight. */
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
