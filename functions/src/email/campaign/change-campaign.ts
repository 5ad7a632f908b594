import type { emailApi } from "@dure/domain/email/api";
import { CampaignContent } from "@dure/domain/email/campaign/campaign";
import { toAudit } from "@dure/domain/email/campaign/campaign-audit";
import { assertCanDo } from "@dure/domain/email/campaign/campaign-status";
import { versionToKeep } from "@dure/domain/email/campaign/campaign-version";
import { imagesOf } from "@dure/domain/email/image/images-of";
import { assertBasedOn } from "@dure/domain/shared/based-on";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { claimAttachments } from "../attachment/attachment-store";
import { uploadedAttachments } from "../attachment/uploaded-attachments";
import { keepImages } from "../image/image-store";
import { assertMayChange } from "./assert-may-change";
import { readCampaign, saveCampaign } from "./campaign-store";
import { newestVersion, saveVersion } from "./campaign-version-store";
import { viewOf } from "./campaign-view";

/** Replaces a draft's content, and keeps what it was (docs/product/email.md#campaign). */
export const changeCampaign: Verb<typeof emailApi.changeCampaign> = async (ctx, { params, query, body }) => {
  const { teamId, actor, now } = ctx;
  const uploaded = await uploadedAttachments(ctx, body.attachments);
  const saved = await transaction(ctx, async (tx) => {
    const [before, newest, keep, claim] = await Promise.all([
      readCampaign(teamId, params.id, tx),
      newestVersion(tx, teamId, params.id),
      keepImages(tx, teamId, imagesOf(body.email_block)),
      claimAttachments(tx, teamId, { use: `campaign:${params.id}`, files: body.attachments, uploaded, now }),
    ]);
    assertMayChange(ctx, before);
    assertCanDo("edit", before);
    const after = { ...before, ...body, name: body.name ?? before.name, updated_by: actor.id, updated_at: now };
    assertBasedOn(before, after, query);
    const by = { saved_by: before.updated_by, saved_at: before.updated_at };
    const version = versionToKeep(newest, by);
    keep();
    claim();
    if (version) saveVersion(tx, teamId, params.id, { version, ...by, content: CampaignContent.parse(before) });
    saveCampaign(tx, teamId, after);
    return { answer: after, event: { type: "campaign.changed", before: toAudit(before), after: toAudit(after) } };
  });
  return viewOf(ctx, saved);
};
