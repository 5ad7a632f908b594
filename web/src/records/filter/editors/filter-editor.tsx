import { useRef } from "react";
import { useListParams } from "../../view/use-list-params";
import type { ListState } from "../../view/use-list-state";
import { FilterBuilder } from "./filter-builder";

/** Edits a list's filter. Complete conditions take effect at once; Back returns to the filter before the edit. */
export function FilterEditor({ list, error }: { list: ListState; error: unknown }) {
  const { setFilter } = useListParams();
  const wasChanged = useRef(false);
  return (
    <FilterBuilder
      initial={list.filter}
      fields={list.fields}
      error={error}
      // The request has the condition on the deal type before the filter.
      before={list.dealType === "" ? 0 : 1}
      onChange={(filter) => {
        setFilter(filter, { replace: wasChanged.current });
        wasChanged.current = true;
      }}
    />
  );
}
