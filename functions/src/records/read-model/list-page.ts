import { decodeCursor, encodeCursor } from "./cursor";
import type { Reader } from "./database";
import { withModel } from "./models";
import { countStatement, pageStatement } from "./page-query";
import { type CheckedQuery, checkQuery, type RecordQuery } from "./record-query";
import { readViews } from "./record-views";

type Asked = RecordQuery & { cursor: string | undefined; limit: number };
type Row = { id: string; key: string | null; total: bigint };

/** A page of a team's records, with the number of all matches; it holds every write acknowledged before the call. */
export const listPage = (teamId: string, asked: Asked) =>
  withModel(teamId, async (model) => {
    const checked = checkQuery(asked, model.catalog);
    const query = { ...checked, after: decodeCursor(asked.cursor), limit: asked.limit + 1 };
    await model.prepareRanks(query.sort.ranks, Date.parse(asked.zone.now));
    return model.read(async (read) => {
      const rows = await read<Row>(pageStatement(query));
      const shown = rows.slice(0, asked.limit);
      const last = rows.length > asked.limit ? shown.at(-1) : undefined;
      const ids = shown.map(({ id }) => id);
      return {
        data: await readViews(read, query.kind, ids, model.pipelines()),
        cursor: last ? encodeCursor({ key: last.key, id: last.id }) : null,
        is_last: !last,
        total: Number(rows[0]?.total ?? (query.after ? await countMatches(read, query) : 0)),
      };
    });
  });

/** How many of a team's records match; it counts every write acknowledged before the call. */
export const countRecords = (teamId: string, asked: RecordQuery): Promise<number> =>
  withModel(teamId, (model) =>
    model.read(async (read) => Number(await countMatches(read, checkQuery(asked, model.catalog)))),
  );

async function countMatches(read: Reader, query: CheckedQuery): Promise<bigint> {
  const [row] = await read<{ total: bigint }>(countStatement(query));
  return row?.total ?? 0n;
}
