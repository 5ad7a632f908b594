/** What has the focus, to give it back later; for a menu, which closes with the choice of an item, its button. */
export function focusedControl(): HTMLElement | null {
  const focused = document.activeElement;
  const menu = focused?.closest("[role=menu]");
  const control = menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : focused;
  return control instanceof HTMLElement ? control : null;
}

/** Whether what had the focus has left the page. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;
