import type { emailApi } from "@dure/domain/email/api";
import { campaignTexts } from "@dure/domain/email/campaign/campaign-texts";
import { statusOf } from "@dure/domain/email/ledger/recipient";
import { stepsOf } from "@dure/domain/email/ledger/steps-of";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../../platform/http/endpoint";
import { readBatch } from "../../ledger/batch-store";
import { findRecipient } from "../../ledger/recipient-store";
import { readCampaign } from "../campaign-store";

/** Each step of a mail with its time: what the batch went through, and what SendGrid told since. */
export const getRecipient: Verb<typeof emailApi.getRecipient> = async ({ teamId }, { params: { id, key } }) => {
  await readCampaign(teamId, id);
  const campaign = { teamId, campaignId: id };
  const recipient = await findRecipient(campaign, key);
  if (!recipient) throw new AppError("NOT_FOUND", campaignTexts.recipientNotFound);
  const batch = recipient.batch === null ? undefined : await readBatch(campaign, recipient.batch);
  return { ...recipient, status: statusOf(recipient), steps: stepsOf(recipient, batch) };
};
