import { randomUUID } from "node:crypto";
import type { emailApi } from "@dure/domain/email/api";
import { Campaign, type CampaignContent } from "@dure/domain/email/campaign/campaign";
import { toAudit } from "@dure/domain/email/campaign/campaign-audit";
import { newCampaignName } from "@dure/domain/email/campaign/campaign-texts";
import { imagesOf } from "@dure/domain/email/image/images-of";
import type { Context } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { claimAttachments } from "../attachment/attachment-store";
import { uploadedAttachments } from "../attachment/uploaded-attachments";
import { keepImages } from "../image/image-store";
import { saveCampaign } from "./campaign-store";
import { viewOf } from "./campaign-view";

export const createCampaign: Verb<typeof emailApi.createCampaign> = async (ctx, { body }) =>
  viewOf(ctx, await saveNewCampaign(ctx, { ...body, name: body.name ?? newCampaignName[ctx.locale] }));

/** Saves a new draft, created by the caller. */
export async function saveNewCampaign(ctx: Context, content: CampaignContent): Promise<Campaign> {
  const { teamId, actor, now } = ctx;
  const uploaded = await uploadedAttachments(ctx, content.attachments);
  return transaction(ctx, async (tx) => {
    const by = { created_by: actor.id, created_at: now, updated_by: actor.id, updated_at: now };
    const campaign = Campaign.parse({ ...content, id: randomUUID(), status: "draft", ...by });
    const { id, email_block, attachments: files } = campaign;
    const [keep, claim] = await Promise.all([
      keepImages(tx, teamId, imagesOf(email_block)),
      claimAttachments(tx, teamId, { use: `campaign:${id}`, files, uploaded, now }),
    ]);
    keep();
    claim();
    saveCampaign(tx, teamId, campaign);
    return { answer: campaign, event: { type: "campaign.created", before: null, after: toAudit(campaign) } };
  });
}
