import { randomUUID } from "node:crypto";
import { rm, stat } from "node:fs/promises";
import { objectsBelow, removeObject, uploadFile } from "../../../platform/storage/bucket";
import { newDatabasePath } from "../database-file";
import type { Reader } from "../open-readers";
import { KINDS } from "../table";
import { openTeamModel } from "../team-model";
import { FORMAT } from "./format";
import { announceRebuild, saveSnapshot } from "./snapshot-store";

/** Old files are kept this long: an instance that read the pointer before may still be loading one. */
const STILL_READ_MS = 3_600_000;

/**
 * Writes a team's records into a file in Cloud Storage, from which instances load. Retries and concurrent runs are
 * safe: the later state wins, and the next run removes the files of crashed ones.
 * @param rebuild reads everything from Firestore instead of the last snapshot, and makes every instance rebuild
 */
export async function makeSnapshot(teamId: string, nowMs: number, { rebuild = false } = {}): Promise<void> {
  const model = await openTeamModel(teamId, { rebuild, sealed: false });
  const file = newDatabasePath();
  try {
    await model.loadLogs();
    const read_at_ms = model.readAtMs();
    const rows = await model.read(countRows);
    await model.copyTo(file);
    const { size: bytes } = await stat(file);
    const path = `${folderOf(teamId)}${read_at_ms}-${randomUUID()}.duckdb`;
    await uploadFile(file, path);
    const read = await saveSnapshot(teamId, { path, format: FORMAT, read_at_ms, rows, bytes });
    if (rebuild) await announceRebuild(teamId, read_at_ms, nowMs);
    await removeOld(teamId, new Set(read), nowMs);
  } finally {
    model.close();
    await rm(file, { force: true });
  }
}

async function countRows(read: Reader): Promise<number> {
  const counts = KINDS.map((kind) => `(SELECT count(*) FROM ${kind})`).join(" + ");
  const [row] = await read<{ rows: bigint }>({ sql: `SELECT ${counts} AS rows`, values: [] });
  return Number(row?.rows);
}

const folderOf = (teamId: string) => `/read-model/${teamId}/`;

async function removeOld(teamId: string, read: ReadonlySet<string>, nowMs: number): Promise<void> {
  for await (const objects of objectsBelow(folderOf(teamId)))
    for (const { path, created_at } of objects)
      if (!read.has(path) && nowMs - Date.parse(created_at) > STILL_READ_MS) await removeObject(path);
}
