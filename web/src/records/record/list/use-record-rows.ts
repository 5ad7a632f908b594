import type { EntityId } from "@dure/domain/records/entity";
import type { RecordView } from "@dure/domain/records/record";
import { useMemo } from "react";
import { useRecordList } from "../record-queries";
import { useListState } from "./use-list-state";

export type RecordRows = ReturnType<typeof useRecordRows>;

/** The loaded rows of a list, each once: a record that moves while pages are read may come on two of them. */
export function useRecordRows(entity: EntityId) {
  const { search, sorting } = useListState();
  const list = useRecordList(entity, { ...(search && { search }), sorting });
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const records = useMemo((): RecordView[] => {
    const all = data?.pages.flatMap((page) => page.data) ?? [];
    return [...new Map(all.map((record) => [record.id, record])).values()];
  }, [data]);
  return {
    records,
    total: data?.pages.at(-1)?.total,
    isLoading: list.isPending,
    error: data ? null : list.error,
    isStale: list.isPlaceholderData,
    isSearch: search !== "",
    loadMore: () => {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
    },
    isLoadingMore: isFetchingNextPage,
    retry: () => list.refetch(),
  };
}
