import { Digest } from "@dure/domain/reports/digest/digest";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { firestore, inTeam, runTransaction } from "../../platform/firebase";
import { pagesOf } from "../../platform/firestore/pages-of-store";

const COLLECTION = "dashboard-digests";
const DUE_AT_ONCE = 200;

const digestDoc = (teamId: string, dashboardId: string, userId: string) =>
  inTeam(teamId, COLLECTION).doc(`${dashboardId}_${userId}`);
const toDigest = (doc: DocumentSnapshot): Digest | undefined => (doc.exists ? Digest.parse(doc.data()) : undefined);

export const findDigest = async (teamId: string, dashboardId: string, userId: string): Promise<Digest | undefined> =>
  toDigest(await digestDoc(teamId, dashboardId, userId).get());

/** Outside `transaction`, without an event: whom a mail goes to is of no interest to others. The last write wins. */
export async function saveDigest(teamId: string, digest: Digest): Promise<void> {
  await digestDoc(teamId, digest.dashboard_id, digest.user_id).set(digest);
}

export async function removeDigest(teamId: string, dashboardId: string, userId: string): Promise<void> {
  await digestDoc(teamId, dashboardId, userId).delete();
}

/** Plans the next mail, unless it was turned off or replanned meanwhile. */
export async function planNext(
  teamId: string,
  { dashboard_id, user_id, next_at }: Digest,
  next: string,
): Promise<void> {
  const doc = digestDoc(teamId, dashboard_id, user_id);
  await runTransaction(async (tx) => {
    if (toDigest(await tx.get(doc))?.next_at === next_at) tx.update(doc, { next_at: next });
  });
}

/** The digests of all teams that are due by a time, the longest due first, page by page. */
export async function* dueDigests(by: string): AsyncGenerator<{ teamId: string; digest: Digest }[]> {
  const due = firestore.collectionGroup(COLLECTION).where("next_at", "<=", by).orderBy("next_at");
  for await (const docs of pagesOf(due, DUE_AT_ONCE))
    yield docs.map((doc) => ({ teamId: doc.ref.parent.parent?.id ?? "", digest: Digest.parse(doc.data()) }));
}
