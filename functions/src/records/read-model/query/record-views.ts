import { setImmediate } from "node:timers/promises";
import type { RecordKind } from "@dure/domain/records/record/entity";
import type { CrmRecord, RecordView } from "@dure/domain/records/record/record";
import { type Labelled, viewOf } from "@dure/domain/records/record/record-view";
import type { ReferencedRecords } from "@dure/domain/records/record/referenced-records";
import { referencesOf } from "@dure/domain/records/record/references";
import type { Reader } from "../open-readers";
import { keyOf } from "../record-key";
import type { Statement } from "../statement-cache";
import { KINDS } from "../table";
import type { TeamModel } from "../team-model";

/** Records decoded before the event loop gets a turn (a few milliseconds). */
const DECODED_AT_ONCE = 100;

type Model = Pick<TeamModel, "decode"> & { pipelines: () => ReferencedRecords["pipelines"] };

/**
 * The full records of these ids, in their order; missing ids are left out. Reading wide rows for one page's ids is far
 * cheaper than carrying them through the sort.
 */
export async function readViews(read: Reader, kind: RecordKind, ids: string[], model: Model): Promise<RecordView[]> {
  const find = cachedOrStored(read, model.decode);
  const found = await find(ids.map((id) => ({ id, kind })));
  const records = ids.map((id) => found.get(id)).filter((record) => record !== undefined);
  return viewsOf(records, await find(records.flatMap(referencesOf)), model);
}

/**
 * The full records that a statement finds, in the order of `ids`. For bulk readers: it bypasses the cache, so that
 * lists keep their records in it.
 * @param known labels of referenced records read before; new ones are added
 */
export async function readManyViews(
  read: Reader,
  docs: Statement,
  ids: readonly string[],
  model: Model,
  known: Map<string, Labelled>,
): Promise<RecordView[]> {
  const found = byId(await decodeInTurns(await read<{ doc: Uint8Array }>(docs), model.decode));
  const records = ids.map((id) => found.get(id)).filter((record) => record !== undefined);
  const unknown = records.flatMap(referencesOf).filter(({ id }) => !known.has(id));
  for (const record of await storedRecords(read, unknown, model.decode)) known.set(record.id, labelledOf(record));
  return viewsOf(records, known, model);
}

async function decodeInTurns(rows: readonly { doc: Uint8Array }[], decode: Model["decode"]): Promise<CrmRecord[]> {
  const records: CrmRecord[] = [];
  for (const { doc } of rows) {
    if (records.length % DECODED_AT_ONCE === 0) await setImmediate();
    records.push(decode(doc));
  }
  return records;
}

type RecordRef = { id: string; kind: RecordKind };

const byId = (records: readonly CrmRecord[]) => new Map(records.map((record) => [record.id, record]));

/** The part of a record that its label needs. */
const labelledOf = ({ id, kind, nice_id, record_type_id, deal_name, ...record }: CrmRecord) => ({
  ...{ id, kind, nice_id, record_type_id, deal_name, created_by: record.created_by },
  ...{ name: record.name, first_name: record.first_name, last_name: record.last_name },
});

function viewsOf(records: readonly CrmRecord[], known: ReadonlyMap<string, Labelled>, model: Model): RecordView[] {
  const referred = { records: known, pipelines: model.pipelines() };
  return records.map((record) => viewOf(record, referred));
}

/** Reads from the cache first, then from the database. */
const cachedOrStored =
  (read: Reader, decode: Model["decode"]) =>
  async (wanted: readonly RecordRef[]): Promise<Map<string, CrmRecord>> => {
    const found = byId(wanted.flatMap(({ id }) => read.recordCache.get(id) ?? []));
    const missing = wanted.filter(({ id }) => !found.has(id));
    for (const record of await storedRecords(read, missing, decode)) {
      read.recordCache.set(record);
      found.set(record.id, record);
    }
    return found;
  };

async function storedRecords(
  read: Reader,
  wanted: readonly RecordRef[],
  decode: Model["decode"],
): Promise<CrmRecord[]> {
  const selects = KINDS.flatMap((kind) => {
    const ids = new Set(wanted.filter((one) => one.kind === kind).map(({ id }) => id));
    // Keys are derived from ids and safe to inline. DuckDB uses the index only for constants.
    const keys = [...ids].map((id) => `'${keyOf(id)}'`).join(", ");
    return ids.size > 0 ? [`SELECT doc FROM ${kind} WHERE key IN (${keys})`] : [];
  });
  if (selects.length === 0) return [];
  const rows = await read<{ doc: Uint8Array }>({ sql: selects.join(" UNION ALL "), values: [], skipCache: true });
  return rows.map(({ doc }) => decode(doc));
}
