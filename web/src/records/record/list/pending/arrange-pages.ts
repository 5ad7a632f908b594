import type { RecordView } from "@dure/domain/records/record/record";
import { PAGE_ROWS, type RecordPage } from "../record-page";
import type { PendingRows } from "./pending-rows";

type Pages = ReadonlyMap<number, RecordPage>;

/**
 * The pages as they are shown while rows are pending: a pending record keeps its place, and the others fill the places
 * around it.
 * @param before the pages as they were shown
 * @param fresh the pages as they were read
 */
export function arrangePages(before: Pages, fresh: Pages, pending: PendingRows): Pages {
  if (pending.size === 0) return fresh;
  const placed = new Map(
    [...fresh.keys()].flatMap((page) =>
      (before.get(page)?.data ?? []).flatMap((record, index) =>
        pending.get(record.id)?.stays ? [[page * PAGE_ROWS + index, record] as const] : [],
      ),
    ),
  );
  const pendingIds = new Set([...placed.values()].map(({ id }) => id));
  const read = new Map([...fresh.values()].flatMap(({ data }) => data).map((record) => [record.id, record]));
  const shown = (record: RecordView) => {
    const row = pending.get(record.id);
    return row && row.writes > 0 ? row.record : (read.get(record.id) ?? record);
  };
  const goneCount = [...pendingIds].filter((id) => !read.has(id)).length;
  return new Map(
    runsOf([...fresh.keys()]).flatMap((run) => {
      const others = run.flatMap((page) => fresh.get(page)?.data ?? []).filter(({ id }) => !pendingIds.has(id));
      const rows = inPlaces(others, placed, (run[0] ?? 0) * PAGE_ROWS).map(shown);
      return run.flatMap((page, place) => {
        const one = fresh.get(page);
        if (!one) return [];
        const data = rows.slice(place * PAGE_ROWS, (place + 1) * PAGE_ROWS);
        const total = one.total + goneCount;
        return [[page, { ...one, data, total, referred: merged(one.referred, before.get(page)?.referred) }] as const];
      });
    }),
  );
}

/** Pages that follow each other. */
function runsOf(pages: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const page of [...pages].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.at(-1) === page - 1) last.push(page);
    else runs.push([page]);
  }
  return runs;
}

/** The placed records at their places, counted from `first`, and the others in their order between them. */
function inPlaces(others: readonly RecordView[], placed: ReadonlyMap<number, RecordView>, first: number) {
  const rows: RecordView[] = [];
  const rest = [...others];
  for (let place = first; rest.length > 0 || placed.has(place); place += 1) {
    const next = placed.get(place) ?? rest.shift();
    if (next) rows.push(next);
  }
  return rows;
}

/** A pending record may refer to what no other row refers to. */
function merged(fresh: RecordPage["referred"], before: RecordPage["referred"]): RecordPage["referred"] {
  if (!before || before === fresh) return fresh;
  return [...new Map([...before, ...(fresh ?? [])].map((record) => [record.id, record])).values()];
}
