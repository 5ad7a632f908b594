import { Pipeline } from "@dure/domain/records/pipeline";
import { CrmRecord } from "@dure/domain/records/record";
import { type QueryDocumentSnapshot, type QuerySnapshot, Timestamp } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

/**
 * How far back each look at the changes reaches. A read at a time sees every commit before it, and `committed_at` is
 * set by Firestore within the commit: milliseconds apart, so ten seconds are ample.
 */
const OVERLAP_MS = 10_000;

/** A document as it was at one commit. */
export type Versioned<T> = { version: string; value: T };

export type RecordChanges = {
  records: Versioned<CrmRecord>[];
  /** Ids of deleted records. */
  deletedIds: string[];
  pipelines: Pipeline[];
  /** Firestore's clock: everything committed until then is in. */
  readAtMs: number;
};

/** What was committed since a time of Firestore's clock. */
export async function changesSince(teamId: string, sinceMs: number): Promise<RecordChanges> {
  const since = Timestamp.fromMillis(sinceMs - OVERLAP_MS);
  const [records, tombstones, recordTypes] = await Promise.all(
    ["records", "tombstones", "record-types"].map((name) =>
      inTeam(teamId, name).where("committed_at", ">", since).get(),
    ),
  );
  if (!records || !tombstones || !recordTypes) throw new Error("Three questions have three answers.");
  return {
    records: records.docs.map(toVersioned),
    deletedIds: tombstones.docs.map(({ id }) => id),
    pipelines: recordTypes.docs.map(toPipeline),
    readAtMs: Math.min(...[records, tombstones, recordTypes].map(readAtMs)),
  };
}

/** All deal types, and Firestore's clock when they were read. */
export async function allPipelines(teamId: string): Promise<Pick<RecordChanges, "pipelines" | "readAtMs">> {
  const found = await inTeam(teamId, "record-types").get();
  return { pipelines: found.docs.map(toPipeline), readAtMs: readAtMs(found) };
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

const toVersioned = (doc: QueryDocumentSnapshot): Versioned<CrmRecord> => ({
  version: `${doc.updateTime.seconds}.${doc.updateTime.nanoseconds}`,
  value: CrmRecord.parse(doc.data()),
});

const toPipeline = (doc: QueryDocumentSnapshot): Pipeline => Pipeline.parse(doc.data());

const readAtMs = (found: QuerySnapshot): number => found.readTime.toMillis();
