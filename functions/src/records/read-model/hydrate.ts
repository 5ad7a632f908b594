import { rm } from "node:fs/promises";
import type { CustomField } from "@dure/domain/records/field/custom-field";
import type { Pipeline } from "@dure/domain/records/pipeline/pipeline";
import { logger } from "firebase-functions";
import { downloadFile } from "../../platform/storage/bucket";
import { readCustomFields } from "../field/field-store";
import { allPipelines, allRecords } from "./changes-store";
import { type Database, openDatabase } from "./database";
import { newDatabasePath } from "./database-file";
import { columnsCatalog } from "./query/columns-catalog";
import { FORMAT } from "./snapshot/format";
import { deletedSince, readSnapshot, recordsSince, type Snapshot } from "./snapshot/snapshot-store";

const BATCH = 4096;
/**
 * Changes are kept for a day (platform/transaction/transaction-store.ts): a younger snapshot catches up from them
 * alone.
 */
const CHANGES_TELL_MS = 20 * 3_600_000;
/** From this many records read from Firestore on, they are compressed at once. */
const COMPRESSED_ROWS = 20_000;

export type Hydrated = {
  database: Database;
  custom: CustomField[];
  pipelines: Pipeline[];
  /** Firestore's clock: the first refresh picks up later commits. */
  readAtMs: number;
  /** The snapshot that the model was loaded from. */
  snapshot: Snapshot | undefined;
  /** The number of records read from Firestore. */
  read: number;
};

/**
 * Loads a team's records: the latest snapshot plus later changes, or everything from Firestore. The clock is read
 * first, so the first refresh sees changes made during loading.
 * @param rebuild ignores the snapshot
 */
export async function hydrate(teamId: string, { rebuild = false } = {}): Promise<Hydrated> {
  const { pipelines, readAtMs } = await allPipelines(teamId);
  const [custom, snapshot] = await Promise.all([
    readCustomFields(teamId),
    rebuild ? undefined : readSnapshot(teamId, FORMAT, readAtMs),
  ]);
  const filled =
    (snapshot && (await fromSnapshot(teamId, custom, snapshot, readAtMs))) ?? (await fromRecords(teamId, custom));
  return { readAtMs, ...filled, custom, pipelines };
}

type Filled = Pick<Hydrated, "database" | "snapshot" | "read"> & { readAtMs?: number };

/** Returns undefined if the file cannot be read; the caller then reads everything from Firestore. */
async function fromSnapshot(
  teamId: string,
  custom: CustomField[],
  snapshot: Snapshot,
  nowMs: number,
): Promise<Filled | undefined> {
  const file = newDatabasePath();
  try {
    await downloadFile(snapshot.path, file, snapshot.bytes);
    const database = await openDatabase(columnsCatalog(custom), { file });
    if (nowMs - snapshot.read_at_ms < CHANGES_TELL_MS)
      return { database, snapshot, read: 0, readAtMs: snapshot.read_at_ms };
    return await filling(database, async () => ({
      database,
      snapshot,
      read: await catchUp(teamId, database, snapshot.read_at_ms),
    }));
  } catch (error) {
    logger.error("A snapshot could not be read.", { teamId, path: snapshot.path, error: String(error) });
    await rm(file, { force: true });
    return undefined;
  }
}

/** A record that was deleted and restored appears in both lists; it exists. */
async function catchUp(teamId: string, database: Database, sinceMs: number): Promise<number> {
  await database.apply({ upserts: [], deletedIds: await deletedSince(teamId, sinceMs) });
  let read = 0;
  for await (const upserts of recordsSince(teamId, sinceMs, BATCH)) {
    await database.apply({ upserts, deletedIds: [] });
    read += upserts.length;
  }
  return read;
}

async function fromRecords(teamId: string, custom: CustomField[]): Promise<Filled> {
  const batches = allRecords(teamId, BATCH);
  const first = (await batches.next()).value ?? [];
  const database = await openDatabase(columnsCatalog(custom), { samples: first });
  return filling(database, async () => {
    await database.append(first);
    let read = first.length;
    for await (const batch of batches) {
      await database.append(batch);
      read += batch.length;
    }
    if (read >= COMPRESSED_ROWS) await database.compress();
    return { database, snapshot: undefined, read };
  });
}

async function filling<T>(database: Database, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    database.close();
    throw error;
  }
}
