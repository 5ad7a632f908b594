import type { ClipboardEvent } from "react";
import { parseRange } from "./parse-table";
import type { GridKeys } from "./use-grid-keys";

type Clipboard = { copied: () => string; onPaste: (texts: string[][]) => void };

/** Copies the active cell and pastes a range from a spreadsheet; a cell that is edited keeps its own clipboard. */
export function useGridClipboard({ editing }: GridKeys, { copied, onPaste }: Clipboard) {
  const isEditing = editing !== undefined;
  return {
    onCopy: (event: ClipboardEvent) => {
      if (isEditing) return;
      event.preventDefault();
      event.clipboardData.setData("text/plain", copied());
    },
    onPaste: (event: ClipboardEvent) => {
      if (isEditing) return;
      event.preventDefault();
      onPaste(parseRange(event.clipboardData.getData("text/plain")));
    },
  };
}
