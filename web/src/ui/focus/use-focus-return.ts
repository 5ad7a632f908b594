import { useEffect, useState } from "react";
import { focusedControl, isFocusLost } from "./focused-control";

/**
 * Returns the focus to the control that had it before a dialog whose first field focuses itself: the dialog would
 * return it to that field, which is gone. A focus that has moved elsewhere since stays there.
 * @returns a function to call when the dialog has left the page; it also runs when the component unmounts
 */
export function useFocusReturn(open: boolean): () => void {
  const [before] = useState(createOpener);
  // Read before the dialog's fields are rendered.
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
