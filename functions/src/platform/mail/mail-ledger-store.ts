import type { Transaction } from "firebase-admin/firestore";
import { inTeam, runTransaction } from "../firebase";

/** A claim this old belongs to a process that died: the mail is tried again. */
const CLAIM_MS = 60_000;

/** Takes the right to send a mail; false when it was sent or withdrawn. Throws while another process is at it. */
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

/** Gives the claim of a refused mail back, so that the next try need not wait. A mail withdrawn meanwhile stays so. */
export function releaseMail(teamId: string, id: string): Promise<void> {
  const doc = mailDoc(teamId, id);
  return runTransaction(async (tx) => {
    if ((await tx.get(doc)).get("state") === "sending") tx.update(doc, { state: "waiting" });
  });
}

/**
 * Notes that a mail is asked for, so that it is asked for once.
 * @returns what notes it, to be called after all reads; undefined when it was asked for before, or withdrawn
 */
export async function askForMail(tx: Transaction, teamId: string, id: string): Promise<(() => void) | undefined> {
  const { exists, ref } = await tx.get(mailDoc(teamId, id));
  return exists ? undefined : () => tx.create(ref, { state: "waiting" });
}

/**
 * Sees to it that a mail which has not left never does, whoever still holds a job to send it.
 * @returns what notes it, to be called after all reads
 */
export async function withdrawMail(tx: Transaction, teamId: string, id: string): Promise<() => void> {
  const known = await tx.get(mailDoc(teamId, id));
  return () => {
    if (known.get("state") !== "sent") tx.set(known.ref, { state: "withdrawn" }, { merge: true });
  };
}

const mailDoc = (teamId: string, id: string) => inTeam(teamId, "mails").doc(id);
