import { MailActivity } from "@dure/domain/records/filter/mail-activity";
import { FieldValue, type QueryDocumentSnapshot, Timestamp, type Transaction } from "firebase-admin/firestore";
import { z } from "zod";
import { firestore, inTeam } from "../../../platform/firebase";
import { OVERLAP_MS } from "../changes-store";

/** Documents deleted at once. */
const DELETED_AT_ONCE = 400;

const log = (teamId: string) => inTeam(teamId, "mail-activity");

/** What became known of mails of one campaign; without rows, the campaign is gone. */
export type MailActivityEntry = { campaignId: string; rows: MailActivity[] | undefined };

/**
 * Adds what became known to the team's log, in the transaction that writes it on the recipients. Of two entries about an
 * address and a campaign the later one counts. The log is kept, and the read models are made from it.
 */
export function logMailActivity(tx: Transaction, teamId: string, campaignId: string, rows: MailActivity[]): void {
  if (rows.length === 0) return;
  tx.create(log(teamId).doc(), {
    campaign_id: campaignId,
    is_gone: false,
    rows: JSON.stringify(rows),
    committed_at: FieldValue.serverTimestamp(),
  });
}

/** Takes a campaign out of the log once its recipients are gone, and tells the read models. It may run twice. */
export async function removeMailActivity(teamId: string, campaignId: string): Promise<void> {
  const logged = log(teamId).where("campaign_id", "==", campaignId).where("is_gone", "==", false);
  for (;;) {
    const { docs } = await logged.limit(DELETED_AT_ONCE).select().get();
    if (docs.length === 0) break;
    const batch = firestore.batch();
    for (const doc of docs) batch.delete(doc.ref);
    await batch.commit();
  }
  await log(teamId)
    .doc(`gone-${campaignId}`)
    .set({ campaign_id: campaignId, is_gone: true, rows: "", committed_at: FieldValue.serverTimestamp() });
}

export type MailActivityChanges = {
  entries: MailActivityEntry[];
  /** The ids of the entries within the overlap; pass them to the next call, which skips them. */
  seen: ReadonlySet<string>;
  readAtMs: number;
};

/** What was logged since a time of Firestore's clock, in the order of the commits. */
export async function mailActivitySince(
  teamId: string,
  sinceMs: number,
  seen: ReadonlySet<string>,
): Promise<MailActivityChanges> {
  const found = await loggedSince(teamId, sinceMs).get();
  return {
    entries: found.docs.filter(({ id }) => !seen.has(id)).map(toEntry),
    seen: new Set(found.docs.map(({ id }) => id)),
    readAtMs: found.readTime.toMillis(),
  };
}

/** The whole log since a time, some documents at a time. */
export async function* allMailActivity(
  teamId: string,
  sinceMs: number,
  batchSize: number,
): AsyncGenerator<MailActivityEntry[]> {
  let batch: MailActivityEntry[] = [];
  // The SDK types this as a text stream; it yields documents.
  const docs = loggedSince(teamId, sinceMs).stream() as unknown as AsyncIterable<QueryDocumentSnapshot>;
  for await (const doc of docs) {
    batch.push(toEntry(doc));
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Firestore's clock. */
export const mailActivityClockMs = async (teamId: string): Promise<number> =>
  (await log(teamId).limit(1).select().get()).readTime.toMillis();

const loggedSince = (teamId: string, sinceMs: number) =>
  log(teamId)
    .where("committed_at", ">", Timestamp.fromMillis(Math.max(0, sinceMs - OVERLAP_MS)))
    .orderBy("committed_at");

function toEntry(doc: QueryDocumentSnapshot): MailActivityEntry {
  const campaignId = String(doc.get("campaign_id"));
  if (doc.get("is_gone") === true) return { campaignId, rows: undefined };
  return { campaignId, rows: z.array(MailActivity).parse(JSON.parse(String(doc.get("rows")))) };
}
