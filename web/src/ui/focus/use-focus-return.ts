import { useEffect, useState } from "react";
import { focusedControl, isFocusLost } from "./focused-control";

/**
 * Gives the focus back to what had it before a dialog whose first field takes it by itself: the dialog remembers that field as
 * the place to return to, which is gone with it. A focus that has gone elsewhere since stays there.
 * @returns called when the dialog has left the page; it also is when its screen has
 */
export function useFocusReturn(open: boolean): () => void {
  const [before] = useState(createOpener);
  // Read before the fields of the dialog are there.
  before.note(open);
  useEffect(() => before.focus, [before]);
  return before.focus;
}

function createOpener() {
  let opener: HTMLElement | null = null;
  let wasOpen = false;
  return {
    note(open: boolean): void {
      if (open && !wasOpen) opener = focusedControl();
      wasOpen = open;
    },
    focus: (): void => {
      requestAnimationFrame(() => isFocusLost() && opener?.focus());
    },
  };
}
