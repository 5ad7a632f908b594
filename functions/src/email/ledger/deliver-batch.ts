import {
  type Batch,
  beginCall,
  claimBatch,
  detachRest,
  type Outcome,
  postpone,
  settleCall,
} from "@dure/domain/email/ledger/batch";
import { MAX_FAILURES, outcomeOf } from "@dure/domain/email/ledger/call-outcome";
import type { FrozenContent } from "@dure/domain/email/ledger/frozen-content";
import { cutText } from "@dure/domain/shared/text";
import { logger } from "firebase-functions";
import { runTransaction } from "../../platform/firebase";
import { toSendgridFile } from "../../platform/mail/send-mail";
import { readAttachments } from "../attachment/read-attachments";
import { campaignStatus } from "../campaign/campaign-store";
import { type CampaignRef, createBatch, getBatch, saveBatch } from "./batch-store";
import { callSendgrid, type SendgridMail } from "./call-sendgrid";
import { queueBatch } from "./campaign-queue";
import { findContentToSend } from "./find-content-to-send";
import { finishIfDone } from "./finish-if-done";
import { findProgress } from "./progress-store";
import { type Recheck, recheckBatch } from "./recheck-batch";
import { changeRecipients, queuedRecipients } from "./recipient-store";
import { stopSending } from "./stop-sending";
import { toSendgridMail } from "./to-sendgrid-mail";

const nowIso = () => new Date().toISOString();

/**
 * Sends a batch: claim, check again, note the call, call, settle (docs/email.md#sending). If the worker dies before the
 * call is noted, the batch is claimed again. If it dies later, the batch becomes `unknown`, and nothing sends it again.
 * @param owner the task: its next attempt goes on without waiting for the lease's end
 */
export async function deliverBatch(campaign: CampaignRef, batchId: string, owner: string): Promise<void> {
  const frozen = await findContentToSend(campaign);
  const claimed = frozen && (await claim(campaign, batchId, owner));
  if (!claimed) return;
  const check = await recheckBatch(campaign, frozen, claimed);
  if ("until" in check) return giveBack(campaign, claimed, check.until);
  if ("pause" in check) {
    await giveBack(campaign, claimed, nowIso());
    return stopSending(campaign, check.pause);
  }
  // Whatever can fail has to fail before the call is noted: after that, the batch is not sent again.
  const mail = await mailTo(campaign, frozen, claimed);
  const calling = await noteCall(campaign, batchId, owner, check);
  if (calling?.state === "calling") await callAndSettle(campaign, mail, calling, owner);
  await finishIfDone(campaign);
}

/** The call that sends a batch as it is claimed. */
async function mailTo(campaign: CampaignRef, frozen: FrozenContent, batch: Batch): Promise<SendgridMail> {
  const files = await readAttachments(campaign.teamId, frozen.attachments);
  const winner = batch.variant === "rest" ? ((await findProgress(campaign))?.winner ?? null) : null;
  return {
    ...toSendgridMail(campaign, frozen, batch, winner),
    ...(files.length > 0 && { attachments: files.map(toSendgridFile) }),
  };
}

/** Takes the batch, if the campaign is being sent and nobody else has it. */
async function claim(campaign: CampaignRef, batchId: string, owner: string): Promise<Batch | undefined> {
  const claimed = await runTransaction(async (tx) => {
    const [status, batch] = await Promise.all([
      campaignStatus(tx, campaign.teamId, campaign.campaignId),
      getBatch(tx, campaign, batchId),
    ]);
    if (!batch || (batch.state === "queued" && status !== "sending")) return undefined;
    const next = claimBatch(batch, { owner, now: nowIso() });
    if (next?.state === "unknown") await writeUnknown(tx, campaign, next);
    if (next) saveBatch(tx, campaign, batch, next);
    return next;
  });
  if (claimed?.state !== "unknown") return claimed;
  logger.warn("A batch's call has no answer.", { ...campaign, batch: batchId });
  await finishIfDone(campaign);
  return undefined;
}

type Tx = Parameters<Parameters<typeof runTransaction>[0]>[0];

/** Recipients that an event has updated already stay as they are. */
async function writeUnknown(tx: Tx, campaign: CampaignRef, { rows }: Batch): Promise<void> {
  const keys = await queuedRecipients(
    tx,
    campaign,
    rows.map(({ key }) => key),
  );
  changeRecipients(tx, campaign, keys, { status: "unknown" });
}

/** Gives the batch back, unless another worker has claimed it. */
async function giveBack(campaign: CampaignRef, { id, owner }: Batch, until: string): Promise<void> {
  const isMine = await runTransaction(async (tx) => {
    const batch = await getBatch(tx, campaign, id);
    if (batch?.state !== "claimed" || batch.owner !== owner) return false;
    saveBatch(tx, campaign, batch, postpone(batch, until));
    return true;
  });
  if (isMine) await queueBatch(campaign, id, `at-${until}`, until);
}

/** Who may receive the mail now. */
type Allowed = Extract<Recheck, { left: unknown }>;

/** Notes the call, if the campaign is still being sent, and leaves out who may not receive it any more. */
async function noteCall(
  campaign: CampaignRef,
  id: string,
  owner: string,
  { left, now: kept, moreAt }: Allowed,
): Promise<Batch | undefined> {
  const noted = await runTransaction(async (tx) => {
    const [status, batch] = await Promise.all([
      campaignStatus(tx, campaign.teamId, campaign.campaignId),
      getBatch(tx, campaign, id),
    ]);
    if (!batch || batch.owner !== owner) return undefined;
    if (status !== "sending") {
      if (batch.state === "claimed") saveBatch(tx, campaign, batch, postpone(batch, batch.due_at));
      return undefined;
    }
    const begun = beginCall(batch, { owner, now: nowIso() }, left);
    if (!begun) return undefined;
    const { batch: next, rest } =
      moreAt === null ? { batch: begun, rest: undefined } : detachRest(begun, new Set(kept), moreAt);
    saveBatch(tx, campaign, batch, next);
    if (rest) {
      createBatch(tx, campaign, rest);
      changeRecipients(tx, campaign, keysOf(rest), { batch: rest.id });
    }
    for (const { key, reason } of left)
      changeRecipients(tx, campaign, [key], { status: "skipped", skip_reason: reason });
    return { next, rest };
  });
  if (noted?.rest) await queueBatch(campaign, noted.rest.id, "rest", noted.rest.due_at);
  return noted?.next;
}

const keysOf = ({ rows }: Batch): string[] => rows.map(({ key }) => key);

/** @param mail the call for all rows of the claimed batch */
async function callAndSettle(campaign: CampaignRef, mail: SendgridMail, batch: Batch, owner: string): Promise<void> {
  const kept = new Set(keysOf(batch));
  const outcome = await call(batch, {
    ...mail,
    personalizations: mail.personalizations.filter(({ custom_args }) => kept.has(custom_args.recipient_id ?? "")),
  });
  const parts = await settle(campaign, batch.id, owner, outcome);
  if (outcome.type === "refused" || outcome.type === "content")
    return stopSending(campaign, { reason: outcome.type, detail: outcome.error });
  if (outcome.type !== "later" && outcome.type !== "address") return;
  if (batch.failures + 1 >= MAX_FAILURES && outcome.type === "later")
    return stopSending(campaign, { reason: "provider", detail: outcome.error });
  for (const { id, due_at } of parts) await queueBatch(campaign, id, `after-${due_at}`, due_at);
}

async function call(batch: Batch, mail: SendgridMail): Promise<Outcome> {
  try {
    const answer = await callSendgrid(mail);
    if (answer !== "none") return outcomeOf(answer, batch.failures, Math.random());
    return outcomeOf({ status: 503, messageId: "", retryAfter: undefined, errors: [] }, batch.failures, Math.random());
  } catch (error) {
    return { type: "unknown", error: cutText(String(error), 500) };
  }
}

/** Saves the call's outcome. @returns the batches that are to be sent next */
function settle(campaign: CampaignRef, id: string, owner: string, outcome: Outcome): Promise<Batch[]> {
  return runTransaction(async (tx) => {
    const before = await getBatch(tx, campaign, id);
    const settled = before && settleCall(before, { owner, now: nowIso() }, outcome);
    if (!before || !settled) return [];
    const { batch, parts } = settled;
    const keys = keysOf(before);
    if (batch.state === "unknown") await writeUnknown(tx, campaign, before);
    if (batch.state === "accepted") changeRecipients(tx, campaign, keys, { sent_at: batch.sent_at });
    if (batch.state === "failed")
      changeRecipients(tx, campaign, keys, { status: "failed", failure_reason: batch.error });
    saveBatch(tx, campaign, before, batch.state === "accepted" ? { ...batch, rows: [] } : batch);
    for (const part of parts) {
      createBatch(tx, campaign, part);
      changeRecipients(tx, campaign, keysOf(part), { batch: part.id });
    }
    return batch.state === "queued" ? [batch] : parts;
  });
}
