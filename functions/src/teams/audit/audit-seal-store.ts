import { AuditSeal } from "@dure/domain/teams/audit/audit-seal";
import { type DocumentSnapshot, FieldPath, type Query, Timestamp } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";
import { isAlreadyThere } from "../../platform/firestore/is-already-there";
import { pagesOf } from "../../platform/firestore/pages-of-store";

const PAGE = 500;

const seals = (teamId: string) => inTeam(teamId, "audit-seals");
const idOf = (number: number) => String(number).padStart(10, "0");
const toSeal = (doc: DocumentSnapshot): AuditSeal => AuditSeal.parse(doc.data());

/**
 * A team's seals below a number, newest first. Sorted by a field, since Firestore can't read keys in descending order.
 */
export async function readSeals(teamId: string, limit: number, below?: number): Promise<AuditSeal[]> {
  const ordered = seals(teamId).orderBy("number", "desc");
  const { docs } = await (below === undefined ? ordered : ordered.startAfter(below)).limit(limit).get();
  return docs.map(toSeal);
}

/** Adds the next seal; false if another run has added it. */
export async function createSeal(teamId: string, seal: AuditSeal): Promise<boolean> {
  try {
    await seals(teamId).doc(idOf(seal.number)).create(seal);
    return true;
  } catch (error) {
    if (isAlreadyThere(error)) return false;
    throw error;
  }
}

const entriesFrom = (teamId: string, from: string): Query =>
  inTeam(teamId, "audit")
    .where("committed_at", ">=", Timestamp.fromMillis(from === "" ? 0 : Date.parse(from)))
    .orderBy("committed_at")
    .orderBy(FieldPath.documentId());

/** When the first entry since a time was committed; undefined if there is none. */
export async function firstCommit(teamId: string, from: string): Promise<number | undefined> {
  const { docs } = await entriesFrom(teamId, from).limit(1).select("committed_at").get();
  return docs[0]?.get("committed_at").toMillis();
}

/** The sealed text of each entry of a span, in the order of their commits. */
export async function* sealedEntries(teamId: string, { from, until }: { from: string; until: string }) {
  const span = entriesFrom(teamId, from).where("committed_at", "<", Timestamp.fromMillis(Date.parse(until)));
  for await (const page of pagesOf(span, PAGE)) yield* page.map(textOf);
}

/** All fields of an entry, in a fixed order. */
function textOf(doc: DocumentSnapshot): string {
  const { type, subject_id, change, at, actor, locale, ip, request_id, committed_at } = doc.data() ?? {};
  const { id, name, role, type: actorType = null, tool = null } = actor ?? {};
  const who = [id, name, role, actorType, tool];
  return JSON.stringify([doc.id, type, subject_id, change, at, who, locale, ip, request_id, committed_at?.toMillis()]);
}
