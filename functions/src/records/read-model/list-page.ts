import type { CrmRecord, RecordView } from "@dure/domain/records/record";
import { viewOf } from "@dure/domain/records/record-view";
import { referredIds } from "@dure/domain/records/references";
import { decodeCursor, encodeCursor } from "./cursor";
import type { Reader } from "./database";
import { withModel } from "./models";
import { countStatement, type PageQuery, pageStatement, type Statement } from "./page-query";
import { checkQuery, type RecordQuery } from "./record-query";
import { fromDoc, KINDS } from "./table";

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
      return {
        data: await viewsOf(read, query, shown, model.pipelines()),
        cursor: last ? encodeCursor({ key: last.key, id: last.id }) : null,
        is_last: !last,
        total: Number(rows[0]?.total ?? (query.after ? await countAll(read, query) : 0)),
      };
    });
  });

async function countAll(read: Reader, query: PageQuery): Promise<bigint> {
  const [row] = await read<{ total: bigint }>(countStatement(query));
  return row?.total ?? 0n;
}

/** The rows in full: reading wide columns for one page's ids is far cheaper than carrying them through the sorting. */
async function viewsOf(
  read: Reader,
  { kind }: PageQuery,
  rows: Row[],
  pipelines: Parameters<typeof viewOf>[1]["pipelines"],
): Promise<RecordView[]> {
  const found = await recordsOf(
    read,
    kind,
    rows.map(({ id }) => id),
  );
  const ids = [...new Set([...found.values()].flatMap(referredIds))];
  const referred = await Promise.all(KINDS.map((referredKind) => recordsOf(read, referredKind, ids)));
  const records = new Map(referred.flatMap((some) => [...some]));
  return rows
    .map(({ id }) => found.get(id))
    .filter((record) => record !== undefined)
    .map((record) => viewOf(record, { records, pipelines }));
}

async function recordsOf(read: Reader, kind: (typeof KINDS)[number], ids: string[]): Promise<Map<string, CrmRecord>> {
  if (ids.length === 0) return new Map();
  const rows = await read<{ doc: string }>(byIds(kind, ids));
  return new Map(rows.map(({ doc }) => fromDoc(doc)).map((record) => [record.id, record]));
}

const byIds = (kind: string, ids: string[]): Statement => ({
  sql: `SELECT doc FROM ${kind} WHERE id IN (${ids.map((_, index) => `$${index + 1}`).join(", ")})`,
  values: ids,
});
