import { compareEntries, type TimelinePlace } from "@dure/domain/records/timeline/mail-moment";
import { StoredAuditEntry } from "@dure/domain/teams/audit/audit-entry";
import { type DocumentSnapshot, FieldPath } from "firebase-admin/firestore";
import { firestore, inTeam } from "../../platform/firebase";

type Scan = { recordId: string; types: readonly string[] | undefined; after: TimelinePlace | undefined; limit: number };

const entries = (teamId: string) => inTeam(teamId, "audit");
const toEntry = (doc: DocumentSnapshot): StoredAuditEntry => StoredAuditEntry.parse({ ...doc.data(), id: doc.id });

/**
 * The entries about a record and about what is linked to it, newest first. There is a query for each: entries about the
 * record are found by their subject, so that those of older versions are found, too.
 */
export async function readTimeline(teamId: string, scan: Scan): Promise<StoredAuditEntry[]> {
  if (scan.types?.length === 0) return [];
  const found = await Promise.all([readBy(teamId, "subject_id", scan), readBy(teamId, "record_id", scan)]);
  const all = new Map(found.flat().map((entry) => [entry.id, entry]));
  return [...all.values()].sort(compareEntries).slice(0, scan.limit);
}

async function readBy(teamId: string, path: "subject_id" | "record_id", { recordId, types, after, limit }: Scan) {
  const about = entries(teamId).where(path, "==", recordId);
  const ordered = (types ? about.where("type", "in", types) : about)
    .orderBy("at", "desc")
    .orderBy(FieldPath.documentId(), "desc");
  const page = after ? ordered.startAfter(after.at, entries(teamId).doc(after.id)) : ordered;
  return (await page.limit(limit).get()).docs.map(toEntry);
}

/** An entry about a record itself; undefined if there is none. */
export async function findEntry(teamId: string, recordId: string, id: string): Promise<StoredAuditEntry | undefined> {
  const doc = await entries(teamId).doc(id).get();
  return doc.get("subject_id") === recordId ? toEntry(doc) : undefined;
}

/** The texts of the memos with these ids that are still on a record. */
export async function readMemoTexts(teamId: string, recordId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { text: string; author_id: string }>();
  const docs = await firestore.getAll(...[...new Set(ids)].map((id) => inTeam(teamId, "notes").doc(id)));
  return new Map(
    docs
      .filter((doc) => doc.get("record_id") === recordId)
      .map((doc) => [doc.id, { text: String(doc.get("text")), author_id: String(doc.get("author_id")) }]),
  );
}
