const TIMEOUT_MS = 5_000;
const LOOK_MS = 30;
/** A loading screen may re-create an element, which drops its focus. */
const SETTLED_MS = 600;

/**
 * Focuses the element of a selector once it is visible, and keeps it focused while the screen loads. Gives up after
 * some seconds, or when the user focuses something else.
 */
export function focusWhenShown(root: ParentNode | null, selector: string): void {
  const endMs = performance.now() + TIMEOUT_MS;
  let focusedMs: number | undefined;
  const look = () => {
    const nowMs = performance.now();
    const found = root?.querySelector<HTMLElement>(selector);
    const active = document.activeElement;
    const hasGoneOn = focusedMs !== undefined && active !== found && active !== document.body;
    if (hasGoneOn) return;
    if (found && active === found) focusedMs ??= nowMs;
    else if (found) {
      found.focus();
      if (document.activeElement === found) focusedMs = nowMs;
    }
    const isSettled = focusedMs !== undefined && nowMs - focusedMs >= SETTLED_MS;
    if (!isSettled && nowMs < endMs) setTimeout(look, LOOK_MS);
  };
  look();
}
