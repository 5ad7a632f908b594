import type { BulkTarget } from "@dure/domain/records/bulk/bulk";
import type { FilterBody } from "@dure/domain/records/filter/filter";

/** Records that somebody has picked, or all matches of the list except some. */
export type Selection =
  | { mode: "ids"; ids: ReadonlySet<string> }
  | { mode: "query"; body: FilterBody; excluded: ReadonlySet<string> };

export const NOTHING: Selection = { mode: "ids", ids: new Set() };

export const everything = (body: FilterBody): Selection => ({ mode: "query", body, excluded: new Set() });

export const isSelected = (selection: Selection, id: string): boolean =>
  selection.mode === "ids" ? selection.ids.has(id) : !selection.excluded.has(id);

/** How many records are selected, of all that the list shows. */
export const countOf = (selection: Selection, total: number): number =>
  selection.mode === "ids" ? selection.ids.size : Math.max(total - selection.excluded.size, 0);

/** The selection with some records added or removed. */
export function select(selection: Selection, ids: readonly string[], on: boolean): Selection {
  if (selection.mode === "ids") return { mode: "ids", ids: changed(selection.ids, ids, on) };
  return { ...selection, excluded: changed(selection.excluded, ids, !on) };
}

function changed(set: ReadonlySet<string>, ids: readonly string[], on: boolean): ReadonlySet<string> {
  const next = new Set(set);
  for (const id of ids) on ? next.add(id) : next.delete(id);
  return next;
}

/** The target of a bulk action. */
export function targetOf(selection: Selection): BulkTarget {
  if (selection.mode === "ids") return { ids: [...selection.ids] };
  const { filters, search } = selection.body;
  return { filters: filters ?? null, ...(search && { search }), excluded_ids: [...selection.excluded] };
}
