import { CrmRecord } from "@dure/domain/records/record/record";
import { FieldValue, type QueryDocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import { z } from "zod";
import { inTeam, runTransaction } from "../../../platform/firebase";
import { OVERLAP_MS, REBUILD_MARKER } from "../changes-store";

/** Tombstones are kept for 30 days: from an older snapshot, deletions could be missed. */
const USABLE_MS = 29 * 86_400_000;

/** A file in Cloud Storage with all of a team's records as of a time of Firestore's clock. */
export const Snapshot = z.object({
  path: z.string(),
  format: z.string(),
  read_at_ms: z.number(),
  rows: z.number(),
  bytes: z.number(),
});
export type Snapshot = z.infer<typeof Snapshot>;

const pointer = (teamId: string) => inTeam(teamId, "read-model").doc("snapshot");

/** The team's latest snapshot, unless it is too old to catch up from or has another format. */
export async function readSnapshot(teamId: string, format: string, nowMs: number): Promise<Snapshot | undefined> {
  const doc = await pointer(teamId).get();
  if (!doc.exists) return undefined;
  const snapshot = Snapshot.parse(doc.data());
  return snapshot.format === format && nowMs - snapshot.read_at_ms < USABLE_MS ? snapshot : undefined;
}

/**
 * Publishes a complete snapshot unless a later one is published already. The file is uploaded first, so nobody reads a
 * partial one.
 * @returns the files that may still be read
 */
export function saveSnapshot(teamId: string, snapshot: Snapshot): Promise<string[]> {
  return runTransaction(async (tx) => {
    const known = await tx.get(pointer(teamId));
    const before = known.exists ? Snapshot.parse(known.data()) : undefined;
    if (before && before.read_at_ms > snapshot.read_at_ms) return [before.path];
    tx.set(pointer(teamId), snapshot);
    return [snapshot.path, ...(before ? [before.path] : [])];
  });
}

/** The records written since a time of Firestore's clock, in batches. */
export async function* recordsSince(teamId: string, sinceMs: number, batchSize: number): AsyncGenerator<CrmRecord[]> {
  const found = inTeam(teamId, "records").where("committed_at", ">", Timestamp.fromMillis(sinceMs - OVERLAP_MS));
  let batch: CrmRecord[] = [];
  // The SDK types this as a stream of text; it carries documents.
  for await (const doc of found.stream() as unknown as AsyncIterable<QueryDocumentSnapshot>) {
    batch.push(CrmRecord.parse(doc.data()));
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** The ids of records deleted since then; some may have been restored. */
export async function deletedSince(teamId: string, sinceMs: number): Promise<string[]> {
  const since = Timestamp.fromMillis(sinceMs - OVERLAP_MS);
  const found = await inTeam(teamId, "tombstones").where("committed_at", ">", since).select().get();
  return found.docs.map(({ id }) => id);
}

/** Makes every instance drop its model of the team, if it is older, and rebuild it. */
export async function announceRebuild(teamId: string, readAtMs: number, nowMs: number): Promise<void> {
  await inTeam(teamId, "changes").add({
    changes: [{ type: REBUILD_MARKER, id: String(readAtMs) }],
    at: new Date(nowMs).toISOString(),
    committed_at: FieldValue.serverTimestamp(),
    expires_at: new Date(nowMs + 86_400_000),
  });
}
