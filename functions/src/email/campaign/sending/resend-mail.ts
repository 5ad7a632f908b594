import type { emailApi } from "@dure/domain/email/api";
import { toAudit } from "@dure/domain/email/campaign/campaign-audit";
import { assertCanDo } from "@dure/domain/email/campaign/campaign-status";
import { campaignTexts } from "@dure/domain/email/campaign/campaign-texts";
import { statusOf } from "@dure/domain/email/ledger/recipient";
import { detachUnknown, historyOfResend, resendId } from "@dure/domain/email/ledger/resend";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../../platform/context";
import type { Verb } from "../../../platform/http/endpoint";
import { transaction } from "../../../platform/transaction/transaction-store";
import { type CampaignRef, createBatch, getBatch, saveBatch } from "../../ledger/batch-store";
import { queueBatch } from "../../ledger/campaign-queue";
import { changeRecipients, getRecipient } from "../../ledger/recipient-store";
import { assertMayChange } from "../assert-may-change";
import { readCampaign, saveCampaign } from "../campaign-store";
import { wakeAtOf } from "../wake-at-of";
import { readVisibleRecipient, storyOf } from "./recipient-story";

/**
 * Sends a mail of unknown outcome again, at a member's request. The campaign has the status `sending` until that is
 * done, so the schedule finds a job that is lost.
 * @throws CONFLICT if the mail's outcome has become known, or somebody asked before
 */
export const resendMail: Verb<typeof emailApi.resendMail> = async (ctx, { params: { id, key } }) => {
  const campaign = { teamId: ctx.teamId, campaignId: id };
  await readCampaign(ctx.teamId, id);
  await readVisibleRecipient(ctx, campaign, key);
  const batchId = await sendAgain(ctx, campaign, key);
  await queueBatch(campaign, batchId, "resent");
  return storyOf(ctx, campaign, await readVisibleRecipient(ctx, campaign, key));
};

/** @returns the id of the batch that sends the mail */
const sendAgain = (ctx: Context, campaign: CampaignRef, key: string): Promise<string> =>
  transaction(ctx, async (tx) => {
    const { teamId, actor, now } = ctx;
    const before = await readCampaign(teamId, campaign.campaignId, tx);
    assertMayChange(ctx, before);
    assertCanDo("resend", before);
    const recipient = await getRecipient(tx, campaign, key);
    const batch = recipient?.batch ? await getBatch(tx, campaign, recipient.batch) : undefined;
    if (!recipient || !batch || statusOf(recipient) !== "unknown")
      throw new AppError("CONFLICT", campaignTexts.fateKnown);
    const detached = detachUnknown(batch, key, { id: resendId(recipient), now });
    if (!detached) throw new AppError("CONFLICT", campaignTexts.fateKnown);
    saveBatch(tx, campaign, batch, detached.batch);
    createBatch(tx, campaign, detached.again);
    const steps = historyOfResend(recipient.steps, batch, { by: actor.name, now });
    changeRecipients(tx, campaign, [key], { status: "queued", batch: detached.again.id, steps });
    const after = { ...before, status: "sending" as const };
    saveCampaign(tx, teamId, after, wakeAtOf(after, now));
    return {
      answer: detached.again.id,
      event: { type: "campaign.resent", before: toAudit(before), after: toAudit(after) },
    };
  });
