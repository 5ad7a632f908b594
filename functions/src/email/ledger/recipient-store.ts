import type { Batch } from "@dure/domain/email/ledger/batch";
import { Recipient } from "@dure/domain/email/ledger/recipient";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { firestore, inTeam } from "../../platform/firebase";
import type { CampaignRef } from "./batch-store";

const recipients = ({ teamId, campaignId }: CampaignRef) => inTeam(teamId, `campaigns/${campaignId}/recipients`);
const toRecipient = (doc: DocumentSnapshot): Recipient => Recipient.parse({ ...doc.data(), id: doc.id });

export async function findRecipient(campaign: CampaignRef, key: string): Promise<Recipient | undefined> {
  const doc = await recipients(campaign).doc(key).get();
  return doc.exists ? toRecipient(doc) : undefined;
}

export async function getRecipient(
  tx: Transaction,
  campaign: CampaignRef,
  key: string,
): Promise<Recipient | undefined> {
  const doc = await tx.get(recipients(campaign).doc(key));
  return doc.exists ? toRecipient(doc) : undefined;
}

/** Enters a recipient into the ledger. @throws if it is there already */
export function createRecipient(tx: Transaction, campaign: CampaignRef, recipient: Recipient): void {
  const { id, ...fields } = recipient;
  tx.create(recipients(campaign).doc(id), fields);
}

type Change = Partial<Pick<Recipient, "status" | "skip_reason" | "failure_reason" | "sent_at" | "batch" | "steps">>;

/**
 * Changes recipients without reading them. A status may only be set where no event can have arrived: before the call,
 * or after SendGrid has refused it.
 */
export function changeRecipients(
  tx: Transaction,
  campaign: CampaignRef,
  keys: readonly string[],
  change: Change,
): void {
  for (const key of keys) tx.update(recipients(campaign).doc(key), change);
}

/** The recipients of a batch that no event has told of yet. */
export async function queuedRecipients(
  tx: Transaction,
  campaign: CampaignRef,
  keys: readonly string[],
): Promise<string[]> {
  if (keys.length === 0) return [];
  const docs = await tx.getAll(...keys.map((key) => recipients(campaign).doc(key)));
  return docs.flatMap((doc) => (doc.get("status") === "queued" ? doc.id : []));
}

/** A chunk without the recipients that the ledger has already, and without their mails. */
export async function withoutKnown<Part extends { recipients: Recipient[]; batches: Batch[] }>(
  campaign: CampaignRef,
  chunk: Part,
): Promise<Part> {
  const docs = await firestore.getAll(...chunk.recipients.map(({ id }) => recipients(campaign).doc(id)));
  const known = new Set(docs.flatMap((doc) => (doc.exists ? doc.id : [])));
  const batches = chunk.batches.map((batch) => {
    const rows = batch.rows.filter(({ key }) => !known.has(key));
    return { ...batch, rows, size: rows.length };
  });
  return {
    ...chunk,
    recipients: chunk.recipients.filter(({ id }) => !known.has(id)),
    batches: batches.filter(({ size }) => size > 0),
  };
}
