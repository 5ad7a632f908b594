import type { RecordKind } from "@dure/domain/records/entity";
import type { CrmRecord, RecordView } from "@dure/domain/records/record";
import { type Referred, viewOf } from "@dure/domain/records/record-view";
import { referredIds } from "@dure/domain/records/references";
import type { Reader } from "./database";
import { keyOf } from "./record-key";
import { KINDS } from "./table";
import type { TeamModel } from "./team-model";

type Model = Pick<TeamModel, "decode"> & { pipelines: () => Referred["pipelines"] };

/**
 * The records of these ids in full, in their order; an id without a record is left out. Reading wide rows for one
 * page's ids is far cheaper than carrying them through the sorting.
 * @param known records that others refer to and that have been read before; the new ones are added
 */
export async function readViews(
  read: Reader,
  kind: RecordKind,
  ids: string[],
  model: Model,
  known: Map<string, CrmRecord> = new Map(),
): Promise<RecordView[]> {
  const found = await recordsOf(read, [kind], ids, model);
  const others = new Set([...found.values()].flatMap(referredIds).filter((id) => !known.has(id)));
  for (const [id, record] of await recordsOf(read, KINDS, [...others], model)) known.set(id, record);
  const referred = { records: known, pipelines: model.pipelines() };
  return ids
    .map((id) => found.get(id))
    .filter((record) => record !== undefined)
    .map((record) => viewOf(record, referred));
}

async function recordsOf(
  read: Reader,
  kinds: readonly RecordKind[],
  ids: string[],
  { decode }: Model,
): Promise<Map<string, CrmRecord>> {
  const found = new Map(ids.flatMap((id) => read.kept.get(id) ?? []).map((record) => [record.id, record]));
  const missing = ids.filter((id) => !found.has(id));
  for (const record of await storedRecords(read, kinds, missing, decode)) {
    read.kept.keep(record);
    found.set(record.id, record);
  }
  return found;
}

async function storedRecords(
  read: Reader,
  kinds: readonly RecordKind[],
  ids: string[],
  decode: TeamModel["decode"],
): Promise<CrmRecord[]> {
  if (ids.length === 0) return [];
  // Keys are our own writing of the ids, so they may stand in the statement itself: the index is used for constants.
  const keys = ids.map((id) => `'${keyOf(id)}'`).join(", ");
  const sql = kinds.map((kind) => `SELECT doc FROM ${kind} WHERE key IN (${keys})`).join(" UNION ALL ");
  const rows = await read<{ doc: Uint8Array }>({ sql, values: [] });
  return rows.map(({ doc }) => decode(doc));
}
