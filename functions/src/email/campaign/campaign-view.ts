import type { Campaign, CampaignSummary, CampaignView } from "@dure/domain/email/campaign/campaign";
import { type CampaignCounts, campaignCounts, NO_COUNTS } from "@dure/domain/email/campaign/campaign-counts";
import type { Context } from "../../platform/context";
import { readSegments } from "../segment/segment-store";
import { toSegmentViews } from "../segment/to-segment-view";
import { sumsOfBatches } from "./batch-sums-store";
import type { ListedCampaign } from "./campaign-store";

/** A campaign with its counters and segments. */
export async function viewOf(ctx: Context, campaign: Campaign): Promise<CampaignView> {
  const [counts, segments] = await Promise.all([countsOf(ctx.teamId, campaign), segmentsOf(ctx, [campaign])]);
  return { ...campaign, ...counts, segments: segments(campaign) };
}

export async function summariesOf(ctx: Context, campaigns: readonly ListedCampaign[]): Promise<CampaignSummary[]> {
  const [counts, segments] = await Promise.all([
    Promise.all(campaigns.map((campaign) => countsOf(ctx.teamId, campaign))),
    segmentsOf(ctx, campaigns),
  ]);
  return campaigns.map((campaign, place) => ({
    ...campaign,
    ...(counts[place] ?? NO_COUNTS),
    segments: segments(campaign),
  }));
}

type Counted = Pick<Campaign, "id" | "launched_at">;

/** The counters are sums over the batches. Only a launched campaign has batches. */
async function countsOf(teamId: string, { id, launched_at }: Counted): Promise<CampaignCounts> {
  if (launched_at === null) return NO_COUNTS;
  const { sums, size } = await sumsOfBatches(teamId, id);
  return campaignCounts(sums, size);
}

type Addressed = Pick<Campaign, "segment_ids">;

/**
 * Reads the segments of several campaigns, each segment once.
 * @returns a function that gives one campaign's segments in the campaign's order
 */
async function segmentsOf(ctx: Context, campaigns: readonly Addressed[]) {
  const ids = campaigns.flatMap(({ segment_ids }) => segment_ids);
  const views = ids.length > 0 ? await toSegmentViews(ctx, await readSegments(ctx.teamId, ids)) : [];
  const byId = new Map(
    views.map(({ id, name, record_count, segment_type }) => [id, { id, name, record_count, segment_type }]),
  );
  return ({ segment_ids }: Addressed): CampaignView["segments"] => segment_ids.flatMap((id) => byId.get(id) ?? []);
}
