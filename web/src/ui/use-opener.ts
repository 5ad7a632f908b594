import { useCallback, useInsertionEffect, useRef } from "react";

/**
 * What had the focus when a dialog opened, for its `finalFocusEl`: by the time the dialog looks, a field with `autoFocus`
 * inside it has the focus. Null once the opener is gone.
 */
export function useOpener(open: boolean): () => HTMLElement | null {
  const opener = useRef<Element | null>(null);
  // Insertion effects run before `autoFocus`, layout effects after it.
  useInsertionEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return useCallback(() => {
    const { current } = opener;
    return current instanceof HTMLElement && current.isConnected && current !== document.body ? current : null;
  }, []);
}
