import type { RecordView } from "@dure/domain/records/record/record";
import { arrangePages } from "./pending/arrange-pages";
import type { PendingRows } from "./pending/pending-rows";
import { PAGE_ROWS, type RecordPage } from "./record-page";

/**
 * The most rows that a list shows: browsers draw boxes of up to about 17 million pixels. Further records are found with
 * the filter.
 */
export const MAX_ROWS = 400_000;

/** The number of pages kept on each side of the visible ones. */
const KEPT_PAGES = 30;

/** The pages of one list that have been read. */
export type ReadPages = {
  /** Names the list. */
  key: string;
  total: number | undefined;
  pages: ReadonlyMap<number, RecordPage>;
  /** Rows of each page that was ever read. */
  counts: ReadonlyMap<number, number>;
};

const NOTHING: Pick<ReadPages, "pages" | "counts"> = { pages: new Map(), counts: new Map() };

/** Adds read pages, keyed by their offset from the page `from`, and drops pages far away from them. */
export function withPages(
  known: ReadPages,
  key: string,
  from: number,
  read: ReadonlyMap<number, RecordPage>,
  pending: PendingRows = new Map(),
): ReadPages {
  const before = known.key === key ? known : NOTHING;
  const fresh = [
    ...arrangePages(before.pages, new Map([...read].map(([offset, page]) => [from + offset, page])), pending),
  ];
  const pages = new Map([...before.pages, ...fresh]);
  const to = from + Math.max(0, ...read.keys());
  for (const page of pages.keys()) if (page < from - KEPT_PAGES || page > to + KEPT_PAGES) pages.delete(page);
  const counts = new Map([...before.counts, ...fresh.map(([page, { data }]) => [page, data.length] as const)]);
  return { key, total: fresh.at(-1)?.[1].total, pages, counts };
}

/** The rows of a list by index. */
export function createRows({ total, pages, counts }: ReadPages) {
  const pageAt = (index: number) => pages.get(Math.floor(index / PAGE_ROWS));
  return {
    total,
    /** The number of rows that can be shown. */
    count: Math.min(total ?? 0, MAX_ROWS),
    /** The number of rows read so far. */
    fetched: [...counts.values()].reduce((sum, count) => sum + count, 0),
    at: (index: number): RecordView | undefined => pageAt(index)?.data[index % PAGE_ROWS],
    /** The records in memory. */
    loaded: (): RecordView[] => [...pages.values()].flatMap(({ data }) => data),
    /** The records in memory, in the list's order. */
    inOrder: (): RecordView[] => [...pages].sort(([a], [b]) => a - b).flatMap(([, { data }]) => data),
    /** Finds the records that a row refers to. The function stays the same while the row's page does. */
    referred: (index: number): FindReferred => findIn(pageAt(index)),
  };
}

/** A company or a contact that a row refers to, where the list asked for them. */
export type FindReferred = (id: string | undefined) => RecordView | undefined;

const findNothing: FindReferred = () => undefined;
const finders = new WeakMap<RecordPage, FindReferred>();

function findIn(page: RecordPage | undefined): FindReferred {
  if (!page?.referred) return findNothing;
  const known = finders.get(page);
  if (known) return known;
  const byId = new Map(page.referred.map((one) => [one.id, one]));
  const find: FindReferred = (id) => (id ? byId.get(id) : undefined);
  finders.set(page, find);
  return find;
}
