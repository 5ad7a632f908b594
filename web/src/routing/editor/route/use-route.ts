import type { GraphEdit } from "@dure/domain/routing/graph/edit-graph";
import { changed, type History, newHistory, redone, undone } from "@dure/domain/routing/graph/history";
import type { RouterBody } from "@dure/domain/routing/router/router";
import { dequal } from "dequal/lite";
import { useState } from "react";
import type { StepProps } from "../draft";
import { partsOf, type RouteParts, withEdits, withParts } from "./route-parts";

export type RouteEditing = ReturnType<typeof useRoute>;

/**
 * Edits of a router's graph with undo and redo. A change from elsewhere, such as a colleague's save, clears the
 * history.
 */
export function useRoute(draft: RouterBody, onChange: StepProps["onChange"]) {
  const [history, setHistory] = useState(() => newHistory(partsOf(draft)));
  if (!dequal(history.present, partsOf(draft))) setHistory(newHistory(partsOf(draft)));

  const change = (make: (before: RouterBody) => RouterBody, what?: string) => {
    const made = make(draft);
    setHistory(changed(history, partsOf(made), what));
    onChange(() => made);
  };
  const go = (to: History<RouteParts>) => {
    setHistory(to);
    onChange((before) => withParts(before, to.present));
  };
  return {
    change,
    /** @param what identifies a value while it is typed: one undo step reverts all of its changes. */
    edit: (edits: readonly GraphEdit[], what?: string) => change((before) => withEdits(before, edits), what),
    undo: () => go(undone(history)),
    redo: () => go(redone(history)),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}
