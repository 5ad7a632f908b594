import { createHash } from "node:crypto";
import { VisitPart } from "@dure/domain/journeys/tracker/visit";
import { FieldValue } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";
import { isAlreadyThere } from "../../platform/firestore/is-already-there";
import { removeDocs } from "../../platform/firestore/remove-docs-store";

/** How long visits are kept: thirteen months. */
const KEPT_MS = 396 * 86_400_000;
/** The most posts of a visitor that are read: the newest ones. */
const MAX_PARTS = 300;
const BATCH = 400;

const visits = (teamId: string) => inTeam(teamId, "visits");

/** Saves the events of a post in one document. Idempotent: its id derives from the post. */
export async function addVisitPart(teamId: string, batchId: string, part: VisitPart): Promise<void> {
  const named = JSON.stringify([part.visitor_id, batchId, part.events.map(({ id }) => id)]);
  const id = createHash("sha256").update(named).digest("hex").slice(0, 40);
  const expires_at = new Date(Date.parse(part.received_at) + KEPT_MS);
  try {
    await visits(teamId)
      .doc(id)
      .create({ ...part, expires_at, committed_at: FieldValue.serverTimestamp() });
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}

/** The stored posts of a visitor, newest first. */
export async function listVisitParts(teamId: string, visitorId: string): Promise<VisitPart[]> {
  const newest = visits(teamId).where("visitor_id", "==", visitorId).orderBy("received_at", "desc").limit(MAX_PARTS);
  return (await newest.get()).docs.map((doc) => VisitPart.parse(doc.data()));
}

/** Removes all visits of a visitor. Idempotent. */
export async function removeVisits(teamId: string, visitorId: string): Promise<void> {
  for (;;) {
    const { docs } = await visits(teamId).where("visitor_id", "==", visitorId).limit(BATCH).select().get();
    if (docs.length === 0) break;
    await removeDocs(docs);
  }
  // A tombstone, by which the read models drop the visitor too.
  const expires_at = new Date(Date.now() + KEPT_MS);
  const gone = { gone_visitor: visitorId, expires_at, committed_at: FieldValue.serverTimestamp() };
  await visits(teamId).doc(`gone-${visitorId}`).set(gone);
}
