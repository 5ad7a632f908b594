import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import type { ReadRows, RowsOf } from "./read-rows";

const POLL_MS = 5_000;
/** The polling interval grows with the number of rows: 5 s for fifty rows, 50 s for five thousand. */
const POLL_MS_PER_ROW = 10;

/** The same submissions with masked values, polled from the server while the page is visible. */
export function usePolledRows({ router, days, count }: RowsOf, isOn: boolean): ReadRows {
  const { data, error, isPlaceholderData, refetch } = useQuery(
    api.routing.listSubmissions.queryOptions({
      input: { params: { id: router.id }, query: { ...days, limit: count } },
      placeholderData: keepPreviousData,
      staleTime: 0,
      refetchInterval: Math.max(POLL_MS, count * POLL_MS_PER_ROW),
      enabled: isOn,
    }),
  );
  return {
    ...(data && { rows: data.data, isAll: data.is_last }),
    ...(!isPlaceholderData && { count }),
    error: error ?? undefined,
    retry: () => void refetch(),
  };
}
