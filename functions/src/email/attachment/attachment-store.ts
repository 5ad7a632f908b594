import { attachmentTexts } from "@dure/domain/email/attachment/attachment-texts";
import { type MailAttachment, StoredAttachment } from "@dure/domain/email/attachment/mail-attachment";
import { fileTexts } from "@dure/domain/records/file/texts";
import { AppError } from "@dure/domain/shared/error";
import { type DocumentSnapshot, FieldValue, type Transaction } from "firebase-admin/firestore";
import { firestore, inTeam, runTransaction } from "../../platform/firebase";

const attachments = (teamId: string) => inTeam(teamId, "mail-attachments");

/** What carries attachments: a template or a campaign. */
export type AttachmentUse = `template:${number}` | `campaign:${string}`;

/** Returns the ids that nothing of the team carries yet. */
export async function unknownAttachments(teamId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const docs = await firestore.getAll(...ids.map((id) => attachments(teamId).doc(id)));
  return new Set(docs.filter((doc) => !doc.exists).map((doc) => doc.id));
}

type Claim = { use: AttachmentUse; files: readonly MailAttachment[]; uploaded: ReadonlySet<string>; now: string };

/**
 * Notes that what is about to be saved carries these files.
 * @param uploaded the ids whose uploads were checked
 * @returns the write, to be called after the transaction's reads
 * @throws F-PN-0001 for a file that was not uploaded, BAD_REQUEST for one that was deleted meanwhile
 */
export async function claimAttachments(
  tx: Transaction,
  teamId: string,
  { use, files, uploaded, now }: Claim,
): Promise<() => void> {
  if (files.length === 0) return () => {};
  const docs = await tx.getAll(...files.map(({ id }) => attachments(teamId).doc(id)));
  const claims = files.map(({ id, size }, at) => ({ id, size, doc: docs[at] }));
  for (const { id, size, doc } of claims) assertKnown(doc, size, uploaded.has(id));
  return () => {
    for (const { id, size, doc } of claims)
      if (doc?.exists) tx.update(doc.ref, { uses: FieldValue.arrayUnion(use) });
      else tx.create(attachments(teamId).doc(id), { size, uses: [use], created_at: now, removed_at: null });
  };
}

function assertKnown(doc: DocumentSnapshot | undefined, size: number, isUploaded: boolean): void {
  if (!doc?.exists && isUploaded) return;
  if (!doc?.exists || doc.get("removed_at") !== null) throw new AppError("BAD_REQUEST", attachmentTexts.gone);
  if (doc.get("size") !== size) throw new AppError("F-PN-0001", fileTexts.failedToUpload);
}

/** The ids of the files that something carries, or carried. */
export async function attachmentsUsedBy(teamId: string, use: AttachmentUse): Promise<string[]> {
  const found = await attachments(teamId).where("uses", "array-contains", use).select().get();
  return found.docs.map(({ id }) => id);
}

/**
 * Removes a use from a file. Without a use left, the file is marked as removed.
 * @param isUsed whether the file is still carried, by a save in the meantime
 * @returns whether its object can be deleted
 */
export function releaseAttachment(
  teamId: string,
  id: string,
  { use, now, isUsed }: { use: AttachmentUse; now: string; isUsed: (tx: Transaction) => Promise<boolean> },
): Promise<boolean> {
  const ref = attachments(teamId).doc(id);
  return runTransaction(async (tx) => {
    const [doc, used] = await Promise.all([tx.get(ref), isUsed(tx)]);
    if (!doc.exists || used) return false;
    const known = StoredAttachment.parse(doc.data());
    const uses = known.uses.filter((one) => one !== use);
    // The last use stays: if this attempt dies before the object is deleted, the next one finds the file by that use.
    if (uses.length > 0) tx.update(ref, { uses });
    else tx.update(ref, { removed_at: known.removed_at ?? now });
    return uses.length === 0;
  });
}

export async function deleteAttachmentDoc(teamId: string, id: string): Promise<void> {
  await attachments(teamId).doc(id).delete();
}
