import type { Campaign } from "@dure/domain/email/campaign/campaign";
import type { CheckIssue } from "@dure/domain/email/campaign/check-campaign";
import { recommendations } from "@dure/domain/email/campaign/recommendations";
import type { ContentIssue } from "@dure/domain/email/deliverability/content-issues";
import type { Context } from "../../../platform/context";
import { countRiskyAddresses } from "../../deliverability/count-risky-addresses";
import { findContentIssues } from "../../deliverability/find-content-issues";
import { findAudience } from "../../segment/freeze-audience";
import { freezeMail } from "./freeze-content";

/** What should be looked at before a campaign is sent: its words, links and images, and whom it goes to. */
export async function findRecommendations(ctx: Context, campaign: Campaign): Promise<CheckIssue[]> {
  const [found, marked] = await Promise.all([contentOf(ctx, campaign), marksOf(ctx, campaign)]);
  return recommendations(found, marked);
}

/** The issues of both subjects, each problem once. */
async function contentOf(ctx: Context, campaign: Campaign): Promise<ContentIssue[]> {
  if (!campaign.email_block) return [];
  const { html } = await freezeMail(ctx, campaign);
  const subjects = [campaign.subject, ...(campaign.ab_test ? [campaign.ab_test.subject] : [])];
  const found = await Promise.all(subjects.map((subject) => findContentIssues({ subject, html })));
  return [...new Map(found.flat().map((issue) => [issue.problem, issue])).values()];
}

async function marksOf(ctx: Context, { segment_ids }: Campaign) {
  if (segment_ids.length === 0) return { role: 0, disposable: 0 };
  const { audience } = await findAudience(ctx, segment_ids);
  return countRiskyAddresses(ctx.teamId, audience);
}
