import type { FilterBody } from "@dure/domain/records/filter/filter";
import { useState } from "react";
import { countOf, everything, isSelected, NOTHING, select, targetOf } from "./selection";

export type ListSelection = ReturnType<typeof useSelection>;

/** The records of a list that somebody has selected. Another filter or search begins with none. */
export function useSelection(body: FilterBody, total: number) {
  const key = JSON.stringify([body.filters, body.search]);
  const [state, setState] = useState({ key, selection: NOTHING });
  const selection = state.key === key ? state.selection : NOTHING;
  const set = (next: typeof selection) => setState({ key, selection: next });
  return {
    selection,
    count: countOf(selection, total),
    isSelected: (id: string) => isSelected(selection, id),
    select: (ids: readonly string[], on: boolean) => set(select(selection, ids, on)),
    selectAll: () => set(everything(body)),
    clear: () => set(NOTHING),
    /** The target of a bulk action. */
    target: () => targetOf(selection),
  };
}
