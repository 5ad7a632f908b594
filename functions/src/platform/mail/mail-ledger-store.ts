import type { Transaction } from "firebase-admin/firestore";
import { inTeam, runTransaction } from "../firebase";

/** An older claim belongs to a process that died: the mail may be sent again. */
const CLAIM_MS = 60_000;

/**
 * Claims a mail for sending, so that it is sent once.
 * @returns false if the mail was sent or withdrawn before
 * @throws while another process holds the claim
 */
export function claimMail(teamId: string, id: string, to: string, nowMs: number): Promise<boolean> {
  const doc = mailDoc(teamId, id);
  return runTransaction(async (tx) => {
    const known = await tx.get(doc);
    if (["sent", "withdrawn"].includes(known.get("state"))) return false;
    if (known.get("state") === "sending" && known.get("claimed_at_ms") + CLAIM_MS > nowMs)
      throw new Error(`The mail ${id} is being sent.`);
    tx.set(doc, { state: "sending", to, claimed_at_ms: nowMs });
    return true;
  });
}

export async function markMailSent(teamId: string, id: string, messageId: string, nowMs: number): Promise<void> {
  await mailDoc(teamId, id).update({ state: "sent", message_id: messageId, sent_at_ms: nowMs });
}

/** Releases the claim of a refused mail, so that a retry need not wait. A mail that was withdrawn meanwhile stays withdrawn. */
export function releaseMail(teamId: string, id: string): Promise<void> {
  const doc = mailDoc(teamId, id);
  return runTransaction(async (tx) => {
    if ((await tx.get(doc)).get("state") === "sending") tx.update(doc, { state: "waiting" });
  });
}

/**
 * Adds a requested mail to the ledger, so that it is requested once.
 * @returns the write, to be called after the transaction's reads; undefined if the ledger has the mail already
 */
export async function askForMail(tx: Transaction, teamId: string, id: string): Promise<(() => void) | undefined> {
  const { exists, ref } = await tx.get(mailDoc(teamId, id));
  return exists ? undefined : () => tx.create(ref, { state: "waiting" });
}

/**
 * Withdraws a mail that is not sent yet: a job that is still queued for it sends nothing.
 * @returns the write, to be called after the transaction's reads
 */
export async function withdrawMail(tx: Transaction, teamId: string, id: string): Promise<() => void> {
  const known = await tx.get(mailDoc(teamId, id));
  return () => {
    if (known.get("state") !== "sent") tx.set(known.ref, { state: "withdrawn" }, { merge: true });
  };
}

const mailDoc = (teamId: string, id: string) => inTeam(teamId, "mails").doc(id);
