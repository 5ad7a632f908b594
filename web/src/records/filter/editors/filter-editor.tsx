import { useRef } from "react";
import { useListAddress } from "../../view/use-list-address";
import type { ListState } from "../../view/use-list-state";
import { FilterBuilder } from "./filter-builder";

/** A list's filter as it is written. What is complete of it takes effect at once; Back leads to the one before. */
export function FilterEditor({ list, error }: { list: ListState; error: unknown }) {
  const { setFilter } = useListAddress();
  const wasChanged = useRef(false);
  return (
    <FilterBuilder
      initial={list.filter}
      fields={list.fields}
      error={error}
      // A deal type stands before the filter.
      before={list.dealType === "" ? 0 : 1}
      onChange={(filter) => {
        setFilter(filter, { replace: wasChanged.current });
        wasChanged.current = true;
      }}
    />
  );
}
