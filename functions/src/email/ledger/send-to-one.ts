import { partsOfMail } from "@dure/domain/email/ledger/mail-of-batch";
import { makeBatches } from "@dure/domain/email/ledger/make-batches";
import { Recipient } from "@dure/domain/email/ledger/recipient";
import { variableText } from "@dure/domain/email/variable/variable";
import type { Tx } from "../../platform/transaction/transaction-store";
import { addressKey } from "../address/address-key";
import { keepAwake, wakeStateOf } from "../campaign/campaign-store";
import { type CampaignRef, createBatch, getBatch } from "./batch-store";
import { findFrozenContent } from "./frozen-content-store";
import { createRecipient, getRecipient } from "./recipient-store";

type Mail = {
  /** What the mail is for, such as an enrollment: each key of a campaign has one mail. It names the batch. */
  key: string;
  /** Normalized. */
  email: string;
  record: Recipient["record"];
  /** What the mail's variables say. */
  values: Readonly<Record<string, string>>;
  /** The recipient's time zone, for the quiet hours; null where it is not known. */
  zone: string | null;
};

/**
 * Enters a mail to one person into a campaign's ledger, in a batch of its own: from then on it goes the way of every batch.
 * It is part of the caller's transaction, which reads nothing afterwards; `queueBatch` follows the commit, and a batch that
 * nobody queued is found by the campaign's sweep.
 * @returns false if the campaign is gone or canceled; true if the mail is in the ledger, now or since an earlier call
 */
export async function sendToOne(tx: Tx, campaign: CampaignRef, mail: Mail, now: string): Promise<boolean> {
  const { key, email, record, zone } = mail;
  const address = addressKey(campaign.teamId, email);
  const [frozen, wake, known, before] = await Promise.all([
    findFrozenContent(campaign),
    wakeStateOf(tx, campaign),
    getBatch(tx, campaign, key),
    getRecipient(tx, campaign, address),
  ]);
  if (known) return true;
  if (!frozen || !wake || wake.status === "cancelled") return false;
  const { names, conditions } = partsOfMail(frozen);
  const values = Object.fromEntries(
    names.flatMap((name) => {
      const value = variableText(name, mail.values, {});
      return value ? [[name, value]] : [];
    }),
  );
  // A person who enters again gets the mail again. The id of the first mail's recipient is the address key, so later
  // ones get the mail's key.
  const id = before ? key : address;
  const planned = { key: id, email, values, variant: "a" as const, zone, due_at: now };
  const [batch] = makeBatches([planned], { chunk: 0, conditions, now });
  if (!batch) return false;
  createBatch(tx, campaign, { ...batch, id: key });
  createRecipient(tx, campaign, Recipient.parse({ id, email, record, batch: key, status: "queued", queued_at: now }));
  keepAwake(tx, campaign, wake, now);
  return true;
}
