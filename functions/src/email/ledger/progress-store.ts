import { Progress } from "@dure/domain/email/ledger/progress";
import type { Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";
import type { CampaignRef } from "./batch-store";

/** Apart from the campaign, which every send reads, since the progress is written with every chunk. */
const progressDoc = ({ teamId, campaignId }: CampaignRef) =>
  inTeam(teamId, `campaigns/${campaignId}/frozen`).doc("progress");

/** How far a campaign's recipients are found; undefined before it is launched. */
export async function findProgress(campaign: CampaignRef, tx?: Transaction): Promise<Progress | undefined> {
  const doc = tx ? await tx.get(progressDoc(campaign)) : await progressDoc(campaign).get();
  return doc.exists ? Progress.parse(doc.data()) : undefined;
}

export function saveProgress(tx: Transaction, campaign: CampaignRef, progress: Progress): void {
  tx.set(progressDoc(campaign), progress);
}
