import { ENTITIES, type EntityId } from "@dure/domain/records/record/entity";
import type { FoundRecord } from "@dure/domain/records/record/quick-search";
import { keepPreviousData, useQueries } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { isAwaitingData } from "../../lib/is-awaiting-data";
import { useDebounced } from "../field/use-debounced";

const SHOWN = 5;
const DEBOUNCE_MS = 100;

export type FoundGroup = { entity: EntityId; records: FoundRecord[]; total: number };

/**
 * Searches all four entities. A new text cancels the previous requests. Until its results arrive, the previous ones are
 * shown and `isSettled` is false.
 */
export function useSearch(typed: string) {
  const text = typed.trim();
  const rested = useDebounced(text, DEBOUNCE_MS);
  const queries = useQueries({
    queries: ENTITIES.map((entityId) => ({
      ...api.records.quickSearch.queryOptions({ input: { params: { entityId }, query: { search: rested } } }),
      enabled: rested !== "",
      placeholderData: keepPreviousData,
    })),
  });
  const groups = queries.flatMap(({ data, isError }, index): FoundGroup[] => {
    const entity = ENTITIES[index];
    if (!entity || !data || isError || data.data.length === 0) return [];
    return [{ entity, records: data.data.slice(0, SHOWN), total: data.total }];
  });
  const failed = queries.filter(({ isError }) => isError);
  const isOffline = queries.some(({ fetchStatus }) => fetchStatus === "paused");
  // Results that are only refetched because a record has changed can still be chosen.
  const isSettled = rested === text && !queries.some(isAwaitingData);
  return {
    text,
    groups: text === "" || isOffline ? [] : groups,
    isSettled,
    isSearching: text !== "" && !isSettled && !isOffline,
    isOffline,
    error: failed[0]?.error ?? null,
    isAllFailed: failed.length === queries.length,
    retry: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
}
