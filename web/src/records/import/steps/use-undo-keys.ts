import { useEffect, useRef } from "react";

type Undoing = { undo: () => void; redo: () => void };

/** Ctrl+Z undoes an edit, Ctrl+Shift+Z and Ctrl+Y redo it, wherever the focus is. A text input keeps its own undo. */
export function useUndoKeys(undoing: Undoing): void {
  const heard = useRef(undoing);
  heard.current = undoing;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      const isTyped = event.target instanceof HTMLInputElement && event.target.type !== "checkbox";
      if (!(event.ctrlKey || event.metaKey) || (key !== "z" && key !== "y") || isTyped) return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) heard.current.redo();
      else heard.current.undo();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
