import { type QueryDocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import { inTeam } from "../../../platform/firebase";
import { OVERLAP_MS } from "../changes-store";
import type { LogEntry, LogTable } from "./log-table";

export type LogChanges = {
  entries: LogEntry[];
  /** The states of documents within the overlap; pass them to the next call, which skips them. */
  seen: ReadonlySet<string>;
  readAtMs: number;
};

/** What was logged since a time of Firestore's clock, in the order of the commits. */
export async function logSince(
  teamId: string,
  table: LogTable,
  sinceMs: number,
  seen: ReadonlySet<string>,
): Promise<LogChanges> {
  const found = await loggedSince(teamId, table, sinceMs).get();
  return {
    entries: found.docs.filter((doc) => !seen.has(stateOf(doc))).map((doc) => table.toEntry(doc.data())),
    seen: new Set(found.docs.map(stateOf)),
    readAtMs: found.readTime.toMillis(),
  };
}

/** The whole log since a time, some documents at a time. */
export async function* wholeLog(
  teamId: string,
  table: LogTable,
  sinceMs: number,
  batchSize: number,
): AsyncGenerator<LogEntry[]> {
  let batch: LogEntry[] = [];
  // The SDK types this as a text stream; it yields documents.
  const docs = loggedSince(teamId, table, sinceMs).stream() as unknown as AsyncIterable<QueryDocumentSnapshot>;
  for await (const doc of docs) {
    batch.push(table.toEntry(doc.data()));
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Firestore's clock. */
export const logClockMs = async (teamId: string, { collection }: LogTable): Promise<number> =>
  (await inTeam(teamId, collection).limit(1).select().get()).readTime.toMillis();

const loggedSince = (teamId: string, { collection }: LogTable, sinceMs: number) =>
  inTeam(teamId, collection)
    .where("committed_at", ">", Timestamp.fromMillis(Math.max(0, sinceMs - OVERLAP_MS)))
    .orderBy("committed_at");

/** A document may be written again: its state counts, not its id. */
const stateOf = (doc: QueryDocumentSnapshot): string => `${doc.id} ${doc.updateTime.valueOf()}`;
