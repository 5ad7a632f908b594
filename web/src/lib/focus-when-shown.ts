const PATIENCE_MS = 5_000;

/** Focuses what a selector finds as soon as it is there and can be seen, for what is hidden takes none; gives up after some seconds, when people have gone on. */
export function focusWhenShown(
  root: ParentNode | null,
  selector: string,
  until = performance.now() + PATIENCE_MS,
): void {
  const found = root?.querySelector<HTMLElement>(selector);
  found?.focus();
  if (found && document.activeElement === found) return;
  if (performance.now() < until) setTimeout(() => focusWhenShown(root, selector, until), 30);
}
