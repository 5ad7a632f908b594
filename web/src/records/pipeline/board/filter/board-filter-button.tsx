import { Suspense } from "react";
import { lazyComponent } from "../../../../ui/lazy/lazy-component";
import { QueryFallback } from "../../../../ui/lazy/query-fallback";
import { ListSkeleton } from "../../../../ui/list-skeleton";
import { FilterDrawer } from "../../../filter/filter-drawer";
import { readFilter } from "../../../filter/filter-param";
import { useListedFields } from "../../../filter/listed-fields";
import { useListParams } from "../../../view/use-list-params";

const FilterBuilder = lazyComponent(async () => (await import("../../../filter/editors/filter-builder")).FilterBuilder);

/** Any filter that a list can have, beside the board, which follows each change. */
export function BoardFilterButton({ pipelineId, hasOwn }: { pipelineId: string; hasOwn: boolean }) {
  const { address, setFilter } = useListParams();
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
