import { existsSync, mkdirSync, renameSync } from "node:fs";
import { copyFile, stat } from "node:fs/promises";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { Timestamp } from "firebase-admin/firestore";
import { openDatabase } from "../../../functions/src/records/read-model/database";
import { STAGE_LOG } from "../../../functions/src/records/read-model/log-table/stage-log";
import { columnsCatalog } from "../../../functions/src/records/read-model/query/columns-catalog";
import { FORMAT } from "../../../functions/src/records/read-model/snapshot/format";
import { bucket, firestore } from "../../support/suite/admin";
import { createTenant } from "../../support/teams/tenant";
import { recordsOf, stageEntriesOf } from "./data";
import { FIELDS, PIPELINE } from "./shape";

const FOLDER = new URL("../../../.dure/bench-records/", import.meta.url).pathname;
const BATCH = 8192;

/** The path of a snapshot with this many records, and their stages. It is created once, because that takes minutes. */
export async function snapshotFile(size: number): Promise<string> {
  const file = `${FOLDER}${size}-${FORMAT}-with-stages.duckdb`;
  if (existsSync(file)) return file;
  mkdirSync(FOLDER, { recursive: true });
  // The dictionary needs samples of leads. Firestore returns records unordered; here leads come last.
  const database = await openDatabase(columnsCatalog(FIELDS), { samples: [...recordsOf(1000)].slice(-100) });
  try {
    for (const batch of batched(recordsOf(size))) {
      await database.append(batch);
      await database.applyLog(STAGE_LOG, batch.flatMap(stageEntriesOf).map(STAGE_LOG.toEntry), Date.now());
    }
    await database.copyTo(`${file}.new`);
    renameSync(`${file}.new`, file);
    return file;
  } finally {
    database.close();
  }
}

function* batched(records: Iterable<CrmRecord>): Generator<CrmRecord[]> {
  let batch: CrmRecord[] = [];
  for (const record of records) {
    batch.push(record);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

/**
 * Creates a team with this many records in a snapshot, as the product's job writes it.
 * @param documents whether Firestore gets the records too; a million documents are too many for the emulator
 */
export async function teamOf(size: number, documents: boolean) {
  const { teamId, member } = await createTenant();
  const team = firestore.collection(`teams/${teamId}/records`).parent;
  const writer = firestore.bulkWriter({ throttling: false });
  for (const field of FIELDS) void writer.set(firestore.doc(`teams/${teamId}/fields/${field.id}`), field);
  void writer.set(firestore.doc(`teams/${teamId}/field-sets/lead`), { kind: "lead", version: 1 });
  void writer.set(firestore.doc(`teams/${teamId}/record-types/${PIPELINE.id}`), PIPELINE);
  const hourAgoMs = Date.now() - 3_600_000;
  if (documents) {
    const committed_at = Timestamp.fromMillis(hourAgoMs - 60_000);
    for (const batch of batched(recordsOf(size))) {
      for (const record of batch)
        void writer.set(firestore.doc(`${team?.path}/records/${record.id}`), {
          ...record,
          email_key: record.email,
          committed_at,
        });
      await writer.flush();
    }
  }
  await writer.close();
  const file = await snapshotFile(size);
  const path = `/read-model/${teamId}/bench.duckdb`;
  await bucket.upload(file, { destination: path.slice(1) });
  const { size: bytes } = await stat(file);
  await firestore
    .doc(`teams/${teamId}/read-model/snapshot`)
    .set({ path, format: FORMAT, read_at_ms: hourAgoMs, rows: size, bytes });
  return { teamId, bytes, member: await member("admin") };
}

/** A copy of the snapshot that may be changed. */
export async function snapshotCopy(size: number): Promise<string> {
  const copy = `${FOLDER}copy-${process.pid}.duckdb`;
  await copyFile(await snapshotFile(size), copy);
  return copy;
}
