const TIMEOUT_MS = 5_000;
const LOOK_MS = 30;
/** A screen that is still loading may put an element anew, and the focus is gone with the old one. */
const SETTLED_MS = 600;

/**
 * Focuses what a selector finds as soon as it is there and can be seen, for what is hidden takes none, and sees that it
 * stays. Gives up after some seconds, and when people have gone on to something else.
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
    if (found && active !== found) {
      found.focus();
      if (document.activeElement === found) focusedMs = nowMs;
    }
    const isSettled = focusedMs !== undefined && nowMs - focusedMs >= SETTLED_MS;
    if (!isSettled && nowMs < endMs) setTimeout(look, LOOK_MS);
  };
  look();
}
