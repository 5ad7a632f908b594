import { z } from "zod";
import type { BatchCounts } from "../ledger/batch-counts";

const Count = z.int().nonnegative().default(0);

/** What lists and the dashboard show of a campaign. */
export const CampaignCounts = z.object({
  /** Mails that were handed to SendGrid or still are to be: without those that were skipped. */
  total_recipients: Count,
  total_delivery_count: Count,
  total_open_count: Count,
  total_click_count: Count,
  total_unsubscribe_count: Count,
});
export type CampaignCounts = z.infer<typeof CampaignCounts>;

export const NO_COUNTS: CampaignCounts = CampaignCounts.parse({});

/**
 * A campaign's counters, from the sums over its batches. Opens and clicks are those of people.
 * @param queued recipients in batches, sent or not
 */
export const campaignCounts = (sums: BatchCounts, queued: number): CampaignCounts => ({
  total_recipients: Math.max(0, queued - sums.skipped),
  total_delivery_count: sums.delivered,
  total_open_count: sums.opened,
  total_click_count: sums.clicked,
  total_unsubscribe_count: sums.unsubscribed,
});
