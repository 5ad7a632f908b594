import type { RecordView } from "@dure/domain/records/record/record";
import { isVisible } from "@dure/domain/records/record/visibility";
import type { Reader } from "../open-readers";
import type { TeamModel } from "../team-model";
import { withModel } from "../with-model";
import { listCursors } from "./list-cursors";
import { countStatement, pageStatement } from "./page-query";
import { type CheckedQuery, checkQuery, type RecordQuery } from "./record-query";
import { readViews } from "./record-views";

type ListPageQuery = RecordQuery & {
  cursor?: string | undefined;
  offset?: number | undefined;
  limit: number;
  /** The kinds of referenced records to return in full. */
  refer?: readonly ReferredKind[] | undefined;
};
type Row = { id: string; key: string | null; total: bigint };

/** A page of records and the total number of matches. It includes every write acknowledged before the call. */
export const listPage = (teamId: string, asked: ListPageQuery) =>
  withModel(teamId, async (model) => {
    const checked = checkQuery(asked, model.catalog);
    const { offset = 0, limit } = asked;
    const query = { ...checked, after: listCursors.placeIn(teamId, asked.cursor), offset, limit: limit + 1 };
    await model.prepareRanks(query.sort.ranks, Date.parse(asked.zone.now));
    return model.read(async (read) => {
      const rows = await read<Row>(pageStatement(query));
      const shown = rows.slice(0, limit);
      const last = rows.length > limit ? shown.at(-1) : undefined;
      const ids = shown.map(({ id }) => id);
      const data = await readViews(read, query.kind, ids, model);
      return {
        data,
        ...(asked.refer && { referred: await referredBy(read, data, asked, model) }),
        ...listCursors.pageEnd(teamId, last && { key: last.key, id: last.id }),
        total: Number(rows[0]?.total ?? (query.after || offset ? await countMatches(read, query) : 0)),
      };
    });
  });

type ReferredKind = "company" | "contact";

async function referredBy(
  read: Reader,
  data: RecordView[],
  { refer = [], viewer }: ListPageQuery,
  model: TeamModel,
): Promise<RecordView[]> {
  const views = refer.map((kind) => {
    const ids = new Set(data.map((record) => record[kind]?.id).filter((id) => id !== undefined));
    return readViews(read, kind, [...ids], model);
  });
  return (await Promise.all(views)).flat().filter((record) => isVisible(record, viewer));
}

/** The number of matching records. It includes every write acknowledged before the call. */
export const countRecords = (teamId: string, asked: RecordQuery): Promise<number> =>
  withModel(teamId, (model) =>
    model.read(async (read) => Number(await countMatches(read, checkQuery(asked, model.catalog)))),
  );

async function countMatches(read: Reader, query: CheckedQuery): Promise<bigint> {
  const [row] = await read<{ total: bigint }>(countStatement(query));
  return row?.total ?? 0n;
}
