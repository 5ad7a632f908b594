import type { Filter, Sorting } from "@dure/domain/records/filter/filter";
import type { ColumnTotals } from "@dure/domain/records/view/view";
import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { writeFilter } from "../filter/filter-param";
import { type ColumnSetting, writeColumns } from "../record/list/columns/columns";
import { writeSorting } from "./sorting-address";
import { writeTotals } from "./totals-address";

const NAMES = ["view", "q", "filter", "sort", "cols", "group", "totals"] as const;
type Name = (typeof NAMES)[number];
/** Removes the parameters that override a view's settings. */
const AS_KEPT = { filter: null, sort: null, cols: null, group: null, totals: null };
/**
 * The parameters of a list in the address, null if missing:
 * `?view=…&q=두레&filter=…&sort=-created_at&cols=…&group=…&totals=…`.
 */
export type ListParams = Record<Name, string | null>;

/** What a list shows is kept in the address, so that Back works and a link shows the same. */
export function useListParams() {
  const [params, setParams] = useSearchParams();
  const values = NAMES.map((name) => params.get(name));
  const address = useMemo(
    () => Object.fromEntries(NAMES.map((name, index) => [name, values[index] ?? null])) as ListParams,
    values,
  );
  const set = useCallback(
    (changes: Partial<Record<Name, string | null>>, { replace = false } = {}) =>
      setParams((before) => merged(before, changes), { replace }),
    [setParams],
  );
  return useMemo(
    () => ({
      address,
      setSearch: (search: string) => set({ q: search || null }, { replace: true }),
      setFilter: (filter: Filter | null, options?: { replace: boolean }) =>
        set({ filter: writeFilter(filter) }, options),
      setSorting: (sorting: Sorting | null) => set({ sort: sorting && writeSorting(sorting) }),
      setColumns: (columns: readonly ColumnSetting[]) => set({ cols: writeColumns(columns) }, { replace: true }),
      /** Groups the rows by a field, or by none; null leaves it to the view. */
      setGroup: (group: string | null) => set({ group }),
      setTotals: (totals: ColumnTotals | null) => set({ totals: totals && writeTotals(totals) }, { replace: true }),
      /** Opens a view as it is stored. */
      openView: (view: string) => set({ view, ...AS_KEPT }),
      /** Shows every record, whatever the view's filter is. */
      clear: () => set({ q: null, filter: writeFilter(null) }),
      /** Discards the changes of the view. */
      reset: () => set(AS_KEPT),
    }),
    [address, set],
  );
}

function merged(before: URLSearchParams, changes: Partial<Record<Name, string | null>>): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes))
    if (value === null) next.delete(name);
    else next.set(name, value);
  return next;
}
