import type { MailActivity } from "@dure/domain/records/filter/mail-activity";
import { FieldValue, type Transaction } from "firebase-admin/firestore";
import { firestore, inTeam } from "../../../platform/firebase";
import { MAIL_LOG } from "./mail-log";

/** Documents deleted at once. */
const DELETED_AT_ONCE = 400;

const log = (teamId: string) => inTeam(teamId, MAIL_LOG.collection);

/**
 * Adds mail activity to the team's log, in the transaction that writes it to the recipients. Of two entries about an
 * address and a campaign the later one counts. The log does not expire, since the read models are made from it.
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
