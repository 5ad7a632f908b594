import type { Campaign } from "@dure/domain/email/campaign/campaign";
import { fallbacksOf } from "@dure/domain/email/campaign/fallbacks-of";
import { EmailDocument } from "@dure/domain/email/document/email-document";
import { renderDocument } from "@dure/domain/email/document/render-document";
import { mailFooter } from "@dure/domain/email/footer/footer";
import type { FrozenContent } from "@dure/domain/email/ledger/frozen-content";
import { findTeam } from "../../../platform/auth/team-store";
import type { Context } from "../../../platform/context";
import { readBrand } from "../../brand/brand-store";
import { readFooter } from "../../footer/footer-store";
import { readLaw } from "../../law/law-store";
import { freezeAudience } from "../../segment/freeze-audience";
import { readSenders } from "../../sending-domain/senders-store";

/** All that a campaign sends, and to whom, as it is now. */
export async function freezeContent(ctx: Context, campaign: Campaign): Promise<FrozenContent> {
  const [mail, audience] = await Promise.all([freezeMail(ctx, campaign), freezeAudience(ctx, campaign.segment_ids)]);
  return { ...mail, audience, is_workflow: false };
}

/** A campaign's mail as it is now, with the team's settings: brand, footer, law and reply-to address. */
export async function freezeMail(
  ctx: Context,
  campaign: Campaign,
): Promise<Omit<FrozenContent, "audience" | "is_workflow">> {
  const { teamId, now, locale } = ctx;
  const [found, brand, footer, law, senders] = await Promise.all([
    findTeam(teamId),
    readBrand(teamId),
    readFooter(teamId),
    readLaw(teamId),
    readSenders(teamId),
  ]);
  const document = EmailDocument.parse(campaign.email_block);
  const { subject, ab_test, preview_text, sender_email, sender_name, with_unsubscriber, topic } = campaign;
  return {
    ...{ subject, ab_test, preview_text, sender_email, sender_name, with_unsubscriber, topic },
    ...{ brand, footer, law, locale },
    reply_to: senders.reply_to,
    attachments: campaign.attachments,
    variables: fallbacksOf(campaign),
    document,
    html: renderDocument(document, { locale, brand, footer: mailFooter(footer, locale) }).html,
    team_zone: found?.team.timezone ?? "Asia/Seoul",
    schedule_zone: campaign.schedule_zone,
    scheduled_at: campaign.scheduled_at,
    launched_at: now,
  };
}
