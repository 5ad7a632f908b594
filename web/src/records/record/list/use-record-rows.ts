import type { ListEntityId } from "@dure/domain/records/entity";
import type { ListBody } from "@dure/domain/records/filter";
import type { RecordView } from "@dure/domain/records/record";
import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { type RecordPage, recordPageQuery } from "../record-queries";
import { createRows, PAGE_ROWS, type RowPages } from "./rows";

/** Pages read before they come into sight, on each side. */
const AHEAD_ROWS = 60;
/** A thumb dragged along the scrollbar passes many pages; those it does not rest on are not read. */
const REST_MS = 120;

type Span = { key: string; from: number; to: number };

export type RecordRows = ReturnType<typeof useRecordRows>;

/**
 * The rows of a list by their place, however long it is: the pages in sight are read, and one may jump to any of them.
 * The last list stays in sight until the next one comes.
 */
export function useRecordRows(entity: ListEntityId, body: ListBody) {
  const key = JSON.stringify([entity, body]);
  const [wanted, setWanted] = useState<Span>({ key, from: 0, to: 0 });
  const span = wanted.key === key ? wanted : { key, from: 0, to: 0 };
  const pages = Array.from({ length: span.to - span.from + 1 }, (_, index) => span.from + index);
  const { read, error, isFetching, refetch } = useQueries({
    queries: pages.map((page) => recordPageQuery(entity, body, page)),
    combine: combinePages,
  });

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = useCallback(
    (first: number, last: number) => {
      const from = Math.max(Math.floor((first - AHEAD_ROWS) / PAGE_ROWS), 0);
      const to = Math.max(Math.floor((last + AHEAD_ROWS) / PAGE_ROWS), from);
      const next = () => setWanted((known) => (isSame(known, key, from, to) ? known : { key, from, to }));
      clearTimeout(timer.current);
      if (Math.abs(from - span.from) <= 1) next();
      else timer.current = setTimeout(next, REST_MS);
    },
    [key, span.from],
  );

  const known = useRef<{ key: string; pages: RowPages }>({ key, pages: new Map() });
  if (read.size > 0) {
    if (known.current.key !== key) known.current = { key, pages: new Map() };
    for (const [offset, page] of read) known.current.pages.set(span.from + offset, page);
  }
  const rows = createRows(known.current.pages);
  const isStale = known.current.key !== key;
  return {
    ...rows,
    show,
    isLoading: rows.total === undefined && !error,
    error: rows.total === undefined || isStale ? error : null,
    isStale,
    isFetching,
    retry: refetch,
  };
}

const isSame = (known: Span, key: string, from: number, to: number) =>
  known.key === key && known.from === from && known.to === to;

function combinePages(results: UseQueryResult<RecordPage>[]) {
  return {
    read: new Map(results.flatMap(({ data }, offset) => (data ? [[offset, data] as const] : []))),
    error: results.find(({ error, data }) => error && !data)?.error ?? null,
    isFetching: results.some((result) => result.isFetching),
    refetch: () => Promise.all(results.map((result) => result.refetch())),
  };
}
