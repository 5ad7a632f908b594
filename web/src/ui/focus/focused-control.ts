/**
 * The control to return the focus to later: the focused one or, in a menu, the menu's button, since the menu will
 * close.
 */
export function focusedControl(): HTMLElement | null {
  const focused = document.activeElement;
  const menu = focused?.closest("[role=menu]");
  const control = menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : focused;
  return control instanceof HTMLElement ? control : null;
}

/** Whether the focused element has been removed from the page. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;
