import { useEffect, useEffectEvent } from "react";
import type { RouteEditing } from "./use-route";

/** Ctrl+Z and Ctrl+Shift+Z (⌘ on a Mac) while nothing is typed: inputs take their own letters back. */
export function useUndoKeys({ undo, redo, canUndo, canRedo }: RouteEditing): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z" || isTyping(event.target)) return;
    event.preventDefault();
    if (event.shiftKey && canRedo) redo();
    if (!event.shiftKey && canUndo) undo();
  });
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input:not([type=checkbox]), textarea, [contenteditable=true]");
