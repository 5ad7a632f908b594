import type { Filter, Sorting } from "@dure/domain/records/filter/filter";
import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { writeFilter } from "../filter/filter-address";
import { type ColumnSetting, writeColumns } from "../record/list/columns/columns";
import { writeSorting } from "./sorting-address";

const NAMES = ["view", "q", "filter", "sort", "cols"] as const;
type Name = (typeof NAMES)[number];
/** What the address says of a list; null where it says nothing: `?view=…&q=두레&filter=…&sort=-created_at&cols=…`. */
export type ListAddress = Record<Name, string | null>;

/** What a list shows is kept in the address, so that Back works and a link shows the same. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const values = NAMES.map((name) => params.get(name));
  const address = useMemo(
    () => Object.fromEntries(NAMES.map((name, index) => [name, values[index] ?? null])) as ListAddress,
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
      /** Opens a view as it is kept. */
      openView: (view: string) => set({ view, filter: null, sort: null, cols: null }),
      /** Shows every record, whatever the view keeps. */
      clear: () => set({ q: null, filter: writeFilter(null) }),
      /** Gives up what differs from the view. */
      reset: () => set({ filter: null, sort: null, cols: null }),
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
