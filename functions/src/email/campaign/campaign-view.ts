import type { Campaign, CampaignSummary, CampaignView } from "@dure/domain/email/campaign/campaign";
import { type CampaignCounts, campaignCounts, NO_COUNTS } from "@dure/domain/email/campaign/campaign-counts";
import { sumsOfBatches } from "./batch-sums-store";
import type { ListedCampaign } from "./campaign-store";

/** A campaign with its counters. */
export const viewOf = async (teamId: string, campaign: Campaign): Promise<CampaignView> => ({
  ...campaign,
  ...(await countsOf(teamId, campaign)),
});

export const summaryOf = async (teamId: string, campaign: ListedCampaign): Promise<CampaignSummary> => ({
  ...campaign,
  ...(await countsOf(teamId, campaign)),
});

type Counted = Pick<Campaign, "id" | "launched_at">;

/** The counters are sums over the batches, of which only a campaign that was launched has any. */
async function countsOf(teamId: string, { id, launched_at }: Counted): Promise<CampaignCounts> {
  if (launched_at === null) return NO_COUNTS;
  const { sums, size } = await sumsOfBatches(teamId, id);
  return campaignCounts(sums, size);
}
