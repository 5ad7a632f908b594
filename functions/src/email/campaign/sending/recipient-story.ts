import type { emailApi } from "@dure/domain/email/api";
import { campaignTexts } from "@dure/domain/email/campaign/campaign-texts";
import { mailHistory } from "@dure/domain/email/ledger/mail-history";
import { type Recipient, statusOf } from "@dure/domain/email/ledger/recipient";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../../platform/context";
import type { Verb } from "../../../platform/http/endpoint";
import { isMasked } from "../../../records/record/mask-response";
import { type CampaignRef, readBatch } from "../../ledger/batch-store";
import { findRecipient } from "../../ledger/recipient-store";
import { toReportRows } from "../../report/to-report-rows";

type Story = Awaited<ReturnType<Verb<typeof emailApi.getRecipient>>>;

/**
 * A recipient whose record the caller may see.
 * @throws NOT_FOUND
 */
export async function readVisibleRecipient(ctx: Context, campaign: CampaignRef, key: string): Promise<Recipient> {
  const recipient = await findRecipient(campaign, key);
  const [row] = recipient ? await toReportRows(ctx, [recipient]) : [];
  if (!recipient || row?.record == null) throw new AppError("NOT_FOUND", campaignTexts.recipientNotFound);
  return recipient;
}

/** Each step of a mail with its time: what the batch went through, and what SendGrid told since. */
export async function storyOf(ctx: Context, campaign: CampaignRef, recipient: Recipient): Promise<Story> {
  const batch = recipient.batch === null ? undefined : await readBatch(campaign, recipient.batch);
  const story = { ...recipient, status: statusOf(recipient), steps: mailHistory(recipient, batch) };
  if (!isMasked(ctx)) return story;
  // The mail servers' answers often name the address.
  return { ...story, failure_reason: null, steps: story.steps.map((step) => ({ ...step, detail: "" })) };
}
