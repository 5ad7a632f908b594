import { firestore, inTeam } from "./firebase";

/** A claim this old belongs to a process that died: the mail is tried again. */
const CLAIM_MS = 60_000;

/** Takes the right to send a mail; false when it was sent. Throws while another process is at it. */
export function claimMail(teamId: string, id: string, to: string, nowMs: number): Promise<boolean> {
  const doc = mailDoc(teamId, id);
  return firestore.runTransaction(async (tx) => {
    const known = await tx.get(doc);
    if (known.get("state") === "sent") return false;
    if (known.exists && known.get("claimed_at_ms") + CLAIM_MS > nowMs) throw new Error(`The mail ${id} is being sent.`);
    tx.set(doc, { state: "sending", to, claimed_at_ms: nowMs });
    return true;
  });
}

export async function markMailSent(teamId: string, id: string, messageId: string, nowMs: number): Promise<void> {
  await mailDoc(teamId, id).update({ state: "sent", message_id: messageId, sent_at_ms: nowMs });
}

/** Gives the claim of a refused mail back, so that the next try need not wait. */
export async function releaseMail(teamId: string, id: string): Promise<void> {
  await mailDoc(teamId, id).delete();
}

const mailDoc = (teamId: string, id: string) => inTeam(teamId, "mails").doc(id);
