import { CustomFieldId } from "@dure/domain/records/field/custom-field";
import { Pipeline } from "@dure/domain/records/pipeline/pipeline";
import { CrmRecord } from "@dure/domain/records/record/record";
import { type QueryDocumentSnapshot, type QuerySnapshot, Timestamp } from "firebase-admin/firestore";
import { firestore, inTeam } from "../../platform/firebase";
import { writtenWith } from "../../platform/transaction/recent-writes";

/**
 * How far back each look at the changes reaches. A read at a time sees every commit before it, and `committed_at` is
 * set by Firestore within the commit: milliseconds apart, so ten seconds are ample.
 */
export const OVERLAP_MS = 10_000;
/** Documents asked for in one round trip. */
const READ_AT_ONCE = 500;

const RECORD_EVENT = /^(lead|deal|company|contact)\./;
const PIPELINE_EVENT = /^pipeline\./;
const FIELD_EVENT = /^field\./;
/** Not an event: a change that a rebuilding of the read model leaves, with the time of the state it began with. */
export const REBUILT = "read-model.rebuilt";

export type RecordChanges = {
  /** The records that changed, as they are now, and the ids of those that are gone. */
  records: CrmRecord[];
  deletedIds: string[];
  /** All deal types, when one of them changed. */
  pipelines: Pipeline[] | undefined;
  /** Whether one of the team's own fields changed; their order and the settings of the product's compare no record. */
  fieldsChanged: boolean;
  /** Whoever began with an earlier state of the team's records has to begin anew. */
  rebuiltMs: number;
  /** The changes in sight; to be handed back, so that none is worked on twice. */
  seen: ReadonlySet<string>;
  /** Firestore's clock: everything committed until then is in. */
  readAtMs: number;
};

type Change = { type: string; id: string };

/**
 * What was committed since a time of Firestore's clock. Every transaction leaves a change that names its record
 * (platform/transaction-store.ts); asking these few is one small query, and most often the answer is none.
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
    rebuiltMs: Math.max(0, ...changes.filter(({ type }) => type === REBUILT).map(({ id }) => Number(id))),
    seen: new Set(found.docs.map(({ id }) => id)),
    readAtMs: readAtMs(found),
  };
}

type Current = Pick<RecordChanges, "records" | "deletedIds">;

/**
 * Records as the last of the changes in sight left them, or later. Where that change is this instance's own, it knows
 * what it wrote, and most lists need no second round trip; whatever came between is in it.
 */
async function currentRecords(teamId: string, ids: string[], changes: QueryDocumentSnapshot[]): Promise<Current> {
  if (ids.length === 0) return { records: [], deletedIds: [] };
  const last = lastChanges(changes);
  const own = ids.map((id) => ({ id, written: writtenWith(last.get(id) ?? "")?.get(id) }));
  const read = await readRecords(
    teamId,
    own.filter(({ written }) => written === undefined).map(({ id }) => id),
  );
  return {
    records: [...read.records, ...own.filter(({ written }) => written).map(({ written }) => CrmRecord.parse(written))],
    deletedIds: [...read.deletedIds, ...own.filter(({ written }) => written === null).map(({ id }) => id)],
  };
}

/** The last change of each subject; undefined where two were committed at once. */
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

/** All records, in batches, as they are at one time. */
export async function* allRecords(teamId: string, batchSize: number): AsyncGenerator<CrmRecord[]> {
  let batch: CrmRecord[] = [];
  // The SDK types this as a stream of text; it carries documents.
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
