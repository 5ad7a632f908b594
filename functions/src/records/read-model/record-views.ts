import type { RecordKind } from "@dure/domain/records/entity";
import type { CrmRecord, RecordView } from "@dure/domain/records/record";
import { type Referred, viewOf } from "@dure/domain/records/record-view";
import { referredIds } from "@dure/domain/records/references";
import type { Reader } from "./database";
import { fromDoc, KINDS } from "./table";

/**
 * The records of these ids in full, in their order; an id without a record is left out. Reading wide rows for one
 * page's ids is far cheaper than carrying them through the sorting.
 */
export async function readViews(
  read: Reader,
  kind: RecordKind,
  ids: string[],
  pipelines: Referred["pipelines"],
): Promise<RecordView[]> {
  const found = await recordsOf(read, kind, ids);
  const others = [...new Set([...found.values()].flatMap(referredIds))];
  const referred = await Promise.all(KINDS.map((referredKind) => recordsOf(read, referredKind, others)));
  const records = new Map(referred.flatMap((some) => [...some]));
  return ids
    .map((id) => found.get(id))
    .filter((record) => record !== undefined)
    .map((record) => viewOf(record, { records, pipelines }));
}

async function recordsOf(read: Reader, kind: RecordKind, ids: string[]): Promise<Map<string, CrmRecord>> {
  if (ids.length === 0) return new Map();
  const list = ids.map((_, index) => `$${index + 1}`).join(", ");
  const rows = await read<{ doc: string }>({ sql: `SELECT doc FROM ${kind} WHERE id IN (${list})`, values: ids });
  return new Map(rows.map(({ doc }) => fromDoc(doc)).map((record) => [record.id, record]));
}
