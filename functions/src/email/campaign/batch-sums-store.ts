import { BatchCounts, sumOf } from "@dure/domain/email/ledger/batch-counts";
import { inTeam } from "../../platform/firebase";

/** The sums of a campaign's counters, and how many recipients its batches have. */
export async function sumsOfBatches(teamId: string, campaignId: string) {
  const found = await inTeam(teamId, `campaigns/${campaignId}/batches`).select("counts", "size").get();
  return {
    sums: sumOf(found.docs.map((doc) => BatchCounts.parse(doc.get("counts")))),
    size: found.docs.reduce((sum, doc) => sum + Number(doc.get("size")), 0),
  };
}
