import type { RouterView } from "@dure/domain/routing/router/router";
import { MAX_LISTED_ROWS } from "@dure/domain/routing/submission/submission";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { DayRange } from "../statistics/period";
import { isWanted, type RowFilter } from "./matching-rows";
import { useRows } from "./use-rows";
import { useVisibleRows } from "./use-visible-rows";

const PAGE = 50;

/** The submissions of some days that match a filter, newest first; `more` loads further ones. */
export function useSearchedRows(router: RouterView, days: DayRange, filter: RowFilter) {
  const [count, setCount] = useState(PAGE);
  const [wanted, setWanted] = useState(PAGE);
  const read = useRows({ router, days, count });
  const shown = useVisibleRows(read.rows, router);
  const { status, search } = filter;
  const rows = useMemo(() => shown?.filter((row) => isWanted(row, { status, search })), [shown, status, search]);
  const isCut = read.isAll === false && count >= MAX_LISTED_ROWS;
  const isShort = rows !== undefined && rows.length < wanted && read.isAll === false;

  // A filter may exclude most loaded rows: load more until enough match.
  useEffect(() => {
    if (isShort && read.count === count) setCount(Math.min(MAX_LISTED_ROWS, count * 2));
  }, [isShort, read.count, count]);

  const found = rows?.length ?? 0;
  const more = useCallback(() => setWanted((before) => (found >= before ? found + PAGE : before)), [found]);
  return { rows, isAll: read.isAll === true, isCut, error: read.error, more, retry: read.retry };
}
