import { memo } from "react";
import { FormSkeleton } from "../../ui/form-skeleton";
import { lazyPart } from "../../ui/lazy/lazy-part";
import type { ListState } from "../view/use-list-state";
import { FilterDrawer } from "./filter-drawer";

const FilterEditor = lazyPart(async () => (await import("./editors/filter-editor")).FilterEditor, {
  fallback: <FormSkeleton />,
});

type FilterButtonProps = {
  list: ListState;
  /** The error of the list's request. */
  error: unknown;
  open: boolean;
  onOpen: (open: boolean) => void;
};

/** Opens the filter beside the list, which follows each change. */
export const FilterButton = memo(function FilterButton({ list, error, open, onOpen }: FilterButtonProps) {
  return (
    <FilterDrawer filter={list.filter} open={open} onOpen={onOpen}>
      <FilterEditor list={list} error={error} />
    </FilterDrawer>
  );
});
