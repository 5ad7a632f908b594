import type { ListBody } from "@dure/domain/records/filter/filter";
import type { ListEntityId } from "@dure/domain/records/record/entity";
import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { recordPageQuery } from "../record-page-query";
import type { RowGroup } from "./grouped/row-group";
import { usePendingRows } from "./pending/use-pending-rows";
import { PAGE_ROWS, type RecordPage } from "./record-page";
import { createRows, type ReadPages, withPages } from "./rows";

/** The number of rows read ahead of the visible ones, on each side. */
const AHEAD_ROWS = 60;
/** A thumb dragged along the scrollbar passes many pages; those it does not rest on are not read. */
const REST_MS = 120;

export type RecordRows = ReturnType<typeof useRecordRows>;

/**
 * The rows of a list by index. Only the visible pages are read, so that one can jump to any place of a long list. The
 * previous list stays visible until the next one is loaded.
 * @param isWanted false reads nothing: the list is shown by groups
 */
export function useRecordRows(entity: ListEntityId, body: ListBody, isWanted = true) {
  const key = JSON.stringify([entity, body]);
  const { span, show } = useSpan(key);
  const { store: pending, rows: pendingRows } = usePendingRows(key);
  const { read, error, isFetching, refetch } = useQueries({
    queries: Array.from({ length: isWanted ? span.to - span.from + 1 : 0 }, (_, offset) =>
      recordPageQuery(entity, body, span.from + offset),
    ),
    combine: combinePages,
  });
  const known = useRef<ReadPages>({ key: "", total: undefined, pages: new Map(), counts: new Map() });
  const rows = useMemo(() => {
    if (read.size > 0) known.current = withPages(known.current, key, span.from, read, pendingRows);
    return createRows(known.current);
  }, [read, key, span.from, pendingRows]);
  const isStale = known.current.key !== key;
  return {
    ...rows,
    /** The head of a group at an index without a record. */
    groupAt: noGroup,
    /** The rows that are being edited. */
    pending,
    show,
    isLoading: rows.total === undefined,
    error: isStale ? error : null,
    isStale,
    isFetching,
    retry: refetch,
  };
}

const noGroup = (_: number): RowGroup | undefined => undefined;

/** The span of pages that are read. Another list starts at its first page. */
function useSpan(key: string) {
  const [wanted, setWanted] = useState({ key, from: 0, to: 0 });
  const span = wanted.key === key ? wanted : { key, from: 0, to: 0 };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = useCallback(
    (first: number, last: number) => {
      const from = Math.max(Math.floor((first - AHEAD_ROWS) / PAGE_ROWS), 0);
      const to = Math.max(Math.floor((last + AHEAD_ROWS) / PAGE_ROWS), from);
      const next = () =>
        setWanted((before) =>
          before.key === key && before.from === from && before.to === to ? before : { key, from, to },
        );
      clearTimeout(timer.current);
      if (Math.abs(from - span.from) <= 2) next();
      else timer.current = setTimeout(next, REST_MS);
    },
    [key, span.from],
  );
  return { span, show };
}

function combinePages(results: UseQueryResult<RecordPage>[]) {
  return {
    // A Map, because plain data would be compared with the previous result value by value, a hundred records a page.
    read: new Map(results.flatMap(({ data }, offset) => (data ? [[offset, data] as const] : []))),
    error: results.find(({ error, data }) => error && !data)?.error ?? null,
    isFetching: results.some((result) => result.isFetching),
    refetch: () => Promise.all(results.map((result) => result.refetch())),
  };
}
