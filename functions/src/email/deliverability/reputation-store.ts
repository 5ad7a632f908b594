import type { Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

const markDoc = (teamId: string, campaignId: string) =>
  inTeam(teamId, `campaigns/${campaignId}/marks`).doc("reputation");

/**
 * Marks a campaign as stopped for its sender's reputation, once.
 * @returns the write, to be called after the transaction's reads; undefined if it was stopped before
 */
export async function markStopped(
  tx: Transaction,
  teamId: string,
  campaignId: string,
): Promise<(() => void) | undefined> {
  const { exists, ref } = await tx.get(markDoc(teamId, campaignId));
  return exists ? undefined : () => tx.create(ref, {});
}
