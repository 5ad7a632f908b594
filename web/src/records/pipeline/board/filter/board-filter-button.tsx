import { Suspense } from "react";
import { lazyComponent } from "../../../../ui/lazy/lazy-component";
import { QueryFallback } from "../../../../ui/lazy/query-fallback";
import { ListSkeleton } from "../../../../ui/list-skeleton";
import { readFilter } from "../../../filter/filter-address";
import { FilterDrawer } from "../../../filter/filter-drawer";
import { useListedFields } from "../../../filter/listed-fields";
import { useListAddress } from "../../../view/use-list-address";

const FilterBuilder = lazyComponent(async () => (await import("../../../filter/editors/filter-builder")).FilterBuilder);

/** Any filter that a list can have, beside the board, which follows each change. */
export function BoardFilterButton({ pipelineId, hasOwn }: { pipelineId: string; hasOwn: boolean }) {
  const { address, setFilter } = useListAddress();
  const query = useListedFields("deal", pipelineId);
  const filter = readFilter(address.filter) ?? null;
  return (
    <FilterDrawer filter={filter}>
      <Suspense fallback={<ListSkeleton rows={3} />}>
        {query.data ? (
          <FilterBuilder
            initial={filter}
            fields={query.data}
            error={null}
            before={hasOwn ? 1 : 0}
            onChange={(next) => setFilter(next, { replace: true })}
          />
        ) : (
          <QueryFallback query={query} rows={3} />
        )}
      </Suspense>
    </FilterDrawer>
  );
}
