import { createContext, use } from "react";
import type { LayoutEditing } from "./use-layout-draft";

export const LayoutContext = createContext<LayoutEditing | undefined>(undefined);

/** The layout that is being edited. */
export function useLayoutEditing(): LayoutEditing {
  const editing = use(LayoutContext);
  if (!editing) throw new Error("No layout is being edited here.");
  return editing;
}
