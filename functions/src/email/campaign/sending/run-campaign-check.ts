import type { Campaign } from "@dure/domain/email/campaign/campaign";
import { type CampaignCheckInput, type CheckIssue, checkCampaign } from "@dure/domain/email/campaign/check-campaign";
import { fallbacksOf } from "@dure/domain/email/campaign/fallbacks-of";
import { documentParts } from "@dure/domain/email/document/document-parts";
import { isFooterComplete } from "@dure/domain/email/footer/footer";
import type { AudienceCount } from "@dure/domain/email/segment/audience-count";
import type { SendVariable } from "@dure/domain/email/variable/variable";
import type { Context } from "../../../platform/context";
import { readFooter } from "../../footer/footer-store";
import { mailKindOf } from "../../ledger/mail-kind-of";
import { countAudience } from "../../segment/audience";
import { findAudience } from "../../segment/freeze-audience";
import { findSenderIssue } from "../../sending-domain/find-sender-issue";

export type Checked = { issues: CheckIssue[]; audience: AudienceCount };

const NOBODY: AudienceCount = { records: 0, recipients: 0, skipped: {} };

/**
 * Checks a campaign before it is sent, with facts from elsewhere: the segments, the sender's domain, the footer.
 * @param ctx of the sender: a member who sees only their own records sends only to those
 */
export async function runCampaignCheck(ctx: Context, campaign: Campaign): Promise<Checked> {
  const { teamId } = ctx;
  const [found, footer, senderIssue] = await Promise.all([
    findRecipients(ctx, campaign),
    readFooter(teamId),
    findSenderIssue(teamId, campaign.sender_email),
  ]);
  const facts: CampaignCheckInput = {
    ...contentFacts(campaign),
    hasFooter: isFooterComplete(footer),
    // The footer of every marketing mail has the link.
    hasUnsubscribeLink: isFooterComplete(footer) || contentFacts(campaign).hasUnsubscribeLink,
    recipients: found.audience.recipients,
    hasDeletedSegment: !found.isComplete,
    senderIssue,
    now: ctx.now,
  };
  return { issues: checkCampaign({ ...campaign, variables: fallbacksOf(campaign) }, facts), audience: found.audience };
}

async function findRecipients(ctx: Context, campaign: Campaign) {
  if (campaign.segment_ids.length === 0) return { audience: NOBODY, isComplete: true };
  const { audience, isComplete } = await findAudience(ctx, campaign.segment_ids);
  return { audience: await countAudience(ctx.teamId, audience, mailKindOf(campaign)), isComplete };
}

function contentFacts({ email_block }: Campaign) {
  if (!email_block) return { hasContent: false, contentVariables: [], hasUnsubscribeLink: false };
  const { isBlank, variables } = documentParts(email_block);
  return {
    hasContent: !isBlank,
    contentVariables: variables,
    hasUnsubscribeLink: variables.includes(UNSUBSCRIBE),
  };
}

const UNSUBSCRIBE: SendVariable = "unsubscribe_link";
