import type { RecordView } from "@dure/domain/records/record/record";
import type { InfiniteData, Query, QueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api";
import type { Board } from "../pipeline/board/board-queries";
import { putOnBoard } from "../pipeline/board/board-sums";

type Page = { data: RecordView[]; total: number };
type Listed = Page | InfiniteData<Page>;
type Detail = { record: RecordView };

const listKey = api.records.filterRecords.key();
const boardKey = api.records.readBoard.key();
const detailKey = api.records.getRecord.key();

/** Puts answered changes into every cached list, board and page at once, before the lists are refetched. */
export async function putRecords(queryClient: QueryClient, records: readonly RecordView[]): Promise<void> {
  const byId = new Map(records.map((record) => [record.id, record]));
  const put = (record: RecordView) => byId.get(record.id) ?? record;
  const readAgain = await interrupt(queryClient);
  queryClient.setQueriesData<Listed>(
    { queryKey: listKey },
    (list) => list && mapRecords(list, (data) => data.map(put)),
  );
  queryClient.setQueriesData<Board>({ queryKey: boardKey }, (board) => board && putOnBoard(board, byId));
  queryClient.setQueriesData<Detail>({ queryKey: detailKey }, (detail) => detail && putInDetail(detail, byId));
  readAgain();
}

/** A record as any screen has it, if one does. */
export function findRecord(queryClient: QueryClient, id: string): RecordView | undefined {
  const lists = queryClient.getQueriesData<Listed>({ queryKey: listKey }).flatMap(([, list]) => list ?? []);
  const listed = lists.flatMap((list) => ("pages" in list ? list.pages.flatMap(({ data }) => data) : list.data));
  const boards = queryClient.getQueriesData<Board>({ queryKey: boardKey }).flatMap(([, board]) => board?.data ?? []);
  const details = queryClient.getQueriesData<Detail>({ queryKey: detailKey }).flatMap(([, one]) => one?.record ?? []);
  return [...details, ...boards, ...listed].find((record) => record.id === id);
}

/**
 * Cancels the running reads, which may have begun before the change.
 * @returns a function that starts them again
 */
async function interrupt(queryClient: QueryClient): Promise<() => void> {
  const cache = queryClient.getQueryCache();
  const running = new Set(
    [listKey, boardKey, detailKey].flatMap((queryKey) => cache.findAll({ queryKey, fetchStatus: "fetching" })),
  );
  const filters = { predicate: (query: Query) => running.has(query) };
  await queryClient.cancelQueries(filters);
  return () => void queryClient.invalidateQueries(filters);
}

/** Takes a deleted record out of every list and board. */
export function dropRecord(queryClient: QueryClient, id: string): void {
  const without = (data: RecordView[]) => data.filter((record) => record.id !== id);
  queryClient.setQueriesData<Listed>({ queryKey: listKey }, (list) => list && mapRecords(list, without));
  queryClient.setQueriesData<Board>(
    { queryKey: boardKey },
    (board) => board && putOnBoard(board, new Map([[id, null]])),
  );
}

export function mapRecords<T extends Listed>(list: T, change: (data: RecordView[]) => RecordView[]): T {
  if ("pages" in list) return { ...list, pages: list.pages.map((page) => mapRecords(page, change)) };
  const data = change(list.data);
  return { ...list, data, total: list.total - (list.data.length - data.length) };
}

function putInDetail(detail: Detail, byId: ReadonlyMap<string, RecordView>): Detail {
  const record = byId.get(detail.record.id);
  return record ? { ...detail, record } : detail;
}
