import { CustomFieldId } from "@dure/domain/records/field/custom-field";
import { Pipeline } from "@dure/domain/records/pipeline/pipeline";
import { CrmRecord } from "@dure/domain/records/record/record";
import { type QueryDocumentSnapshot, type QuerySnapshot, Timestamp } from "firebase-admin/firestore";
import { firestore, inTeam } from "../../platform/firebase";
import { writesOfChange } from "../../platform/transaction/recent-writes";

/**
 * How far each query for changes overlaps with the one before. Firestore sets `committed_at` during the commit,
 * milliseconds before the commit becomes visible, so ten seconds are ample.
 */
export const OVERLAP_MS = 10_000;
/** Documents read in one round trip. */
const READ_AT_ONCE = 500;

const RECORD_EVENT = /^(lead|deal|company|contact)\./;
const PIPELINE_EVENT = /^pipeline\./;
const FIELD_EVENT = /^field\./;
/**
 * A marker, not an event: a rebuild of the read model writes it, with the time of the state that the rebuild began
 * with.
 */
export const REBUILD_MARKER = "read-model.rebuilt";

export type RecordChanges = {
  /** The current state of the changed records, and the ids of deleted ones. */
  records: CrmRecord[];
  deletedIds: string[];
  /** All deal types, if one of them changed. */
  pipelines: Pipeline[] | undefined;
  /** Whether a custom field changed. Field order and settings of standard fields do not affect comparisons. */
  fieldsChanged: boolean;
  /** A model that began with an earlier state must be rebuilt. */
  rebuiltMs: number;
  /** The ids of the changes within the overlap; pass them to the next call, which skips them. */
  seen: ReadonlySet<string>;
  /** Firestore's clock: every commit up to this time is included. */
  readAtMs: number;
};

type Change = { type: string; id: string };

/**
 * Reads what was committed since a time of Firestore's clock. Every transaction leaves a change document that names its
 * record (platform/transaction/transaction-store.ts). So a refresh is one small query that usually finds nothing.
 */
export async function changesSince(teamId: string, sinceMs: number, seen: ReadonlySet<string>): Promise<RecordChanges> {
  const since = Timestamp.fromMillis(sinceMs - OVERLAP_MS);
  const found = await inTeam(teamId, "changes").where("committed_at", ">", since).get();
  const fresh = found.docs.filter(({ id }) => !seen.has(id));
  const changes = fresh.flatMap((doc) => doc.get("changes") as Change[]);
  const of = (pattern: RegExp) => changes.filter(({ type }) => pattern.test(type));
  const ids = [...new Set(of(RECORD_EVENT).map(({ id }) => id))];
  const [current, types] = await Promise.all([
    currentRecords(teamId, ids, found.docs),
    of(PIPELINE_EVENT).length > 0 ? allPipelines(teamId) : undefined,
  ]);
  return {
    ...current,
    pipelines: types?.pipelines,
    fieldsChanged: of(FIELD_EVENT).some(({ id }) => CustomFieldId.safeParse(id).success),
    rebuiltMs: Math.max(0, ...changes.filter(({ type }) => type === REBUILD_MARKER).map(({ id }) => Number(id))),
    seen: new Set(found.docs.map(({ id }) => id)),
    readAtMs: readAtMs(found),
  };
}

type Current = Pick<RecordChanges, "records" | "deletedIds">;

/**
 * The records as of the last change in sight, or later. If this instance made that change, it remembers the written
 * record and needs no second round trip; the record includes every change before it.
 */
async function currentRecords(teamId: string, ids: string[], changes: QueryDocumentSnapshot[]): Promise<Current> {
  if (ids.length === 0) return { records: [], deletedIds: [] };
  const last = lastChanges(changes);
  const latest = ids.map((id) => ({ id, written: writesOfChange(last.get(id) ?? "")?.get(id) }));
  const read = await readRecords(
    teamId,
    latest.filter(({ written }) => written === undefined).map(({ id }) => id),
  );
  return {
    records: [
      ...read.records,
      ...latest.filter(({ written }) => written).map(({ written }) => CrmRecord.parse(written)),
    ],
    deletedIds: [...read.deletedIds, ...latest.filter(({ written }) => written === null).map(({ id }) => id)],
  };
}

/** The last change of each subject; undefined if two have the same commit time. */
function lastChanges(changes: QueryDocumentSnapshot[]): Map<string, string | undefined> {
  const last = new Map<string, { at: string; changeId: string | undefined }>();
  for (const doc of changes) {
    const at = (doc.get("committed_at") as Timestamp).valueOf();
    for (const { id } of doc.get("changes") as Change[]) {
      const known = last.get(id);
      if (!known || at > known.at) last.set(id, { at, changeId: doc.id });
      else if (at === known.at && known.changeId !== doc.id) last.set(id, { at, changeId: undefined });
    }
  }
  return new Map([...last].map(([id, { changeId }]) => [id, changeId]));
}

async function readRecords(teamId: string, ids: string[]): Promise<Current> {
  const records: CrmRecord[] = [];
  const deletedIds: string[] = [];
  for (let from = 0; from < ids.length; from += READ_AT_ONCE) {
    const docs = ids.slice(from, from + READ_AT_ONCE).map((id) => inTeam(teamId, "records").doc(id));
    for (const doc of await firestore.getAll(...docs)) {
      if (doc.exists) records.push(CrmRecord.parse(doc.data()));
      else deletedIds.push(doc.id);
    }
  }
  return { records, deletedIds };
}

/** All deal types, and Firestore's clock when they were read. */
export async function allPipelines(teamId: string): Promise<{ pipelines: Pipeline[]; readAtMs: number }> {
  const found = await inTeam(teamId, "record-types").get();
  return { pipelines: found.docs.map((doc) => Pipeline.parse(doc.data())), readAtMs: readAtMs(found) };
}

/** All records as of one time, in batches. */
export async function* allRecords(teamId: string, batchSize: number): AsyncGenerator<CrmRecord[]> {
  let batch: CrmRecord[] = [];
  // The SDK types this as a text stream; it yields documents.
  const docs = inTeam(teamId, "records").stream() as unknown as AsyncIterable<QueryDocumentSnapshot>;
  for await (const doc of docs) {
    batch.push(CrmRecord.parse(doc.data()));
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

const readAtMs = (found: QuerySnapshot): number => found.readTime.toMillis();
