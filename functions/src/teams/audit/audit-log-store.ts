import { StoredAuditEntry } from "@dure/domain/teams/audit/audit-entry";
import { FieldPath, type Query } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";
import type { Place } from "../../platform/firestore/read-page-store";

/** Firestore's limit of the values of one `in`. */
const MAX_TYPES = 30;

/** A query of the audit log; entries are read newest first. */
export type AuditScan = {
  from: string | undefined;
  until: string | undefined;
  /** Undefined for every type. */
  types: readonly string[] | undefined;
  actor: string | undefined;
};

const entries = (teamId: string) => inTeam(teamId, "audit");

function matching(teamId: string, { from, until, types, actor }: AuditScan): Query {
  let query: Query = entries(teamId);
  if (actor !== undefined) query = query.where("actor.id", "==", actor);
  // More types than `in` accepts are filtered by the caller.
  if (types !== undefined && types.length <= MAX_TYPES) query = query.where("type", "in", types);
  if (from !== undefined) query = query.where("at", ">=", from);
  return until === undefined ? query : query.where("at", "<", until);
}

/** The entries after a place in the log, newest first. */
export async function readAudit(
  teamId: string,
  scan: AuditScan,
  { after, limit }: { after: Place | undefined; limit: number },
): Promise<StoredAuditEntry[]> {
  if (scan.types?.length === 0) return [];
  const ordered = matching(teamId, scan).orderBy("at", "desc").orderBy(FieldPath.documentId(), "desc");
  const page = after ? ordered.startAfter(after.at, entries(teamId).doc(after.id)) : ordered;
  const { docs } = await page.limit(limit).get();
  return docs.map((doc) => StoredAuditEntry.parse({ ...doc.data(), id: doc.id }));
}

/** The number of entries; undefined if there are more types than one query can filter by. */
export async function countAudit(teamId: string, scan: AuditScan): Promise<number | undefined> {
  if (scan.types?.length === 0) return 0;
  if (scan.types !== undefined && scan.types.length > MAX_TYPES) return undefined;
  return (await matching(teamId, scan).count().get()).data().count;
}
