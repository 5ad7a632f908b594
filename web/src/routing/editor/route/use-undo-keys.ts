import { useEffect, useEffectEvent } from "react";
import type { RouteEditing } from "./use-route";

/** Ctrl+Z and Ctrl+Shift+Z (⌘ on a Mac), except where something is typed, which takes its own letters back, and in windows. */
export function useUndoKeys({ undo, redo, canUndo, canRedo }: RouteEditing): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z" || isElsewhere(event.target)) return;
    event.preventDefault();
    if (event.shiftKey && canRedo) redo();
    if (!event.shiftKey && canUndo) undo();
  });
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

const ELSEWHERE = "input:not([type=checkbox]), textarea, [role=dialog] *, [role=alertdialog] *";

const isElsewhere = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.matches(ELSEWHERE);
