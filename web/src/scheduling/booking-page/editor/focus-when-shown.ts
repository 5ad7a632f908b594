/** Focuses what a selector finds as soon as it is there; gives up after two seconds' frames. */
export function focusWhenShown(root: ParentNode | null, selector: string, framesLeft = 120): void {
  const found = root?.querySelector<HTMLElement>(selector);
  if (found) found.focus();
  else if (framesLeft > 0) requestAnimationFrame(() => focusWhenShown(root, selector, framesLeft - 1));
}
