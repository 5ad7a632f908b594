import { FormUpload, submitUpload } from "@dure/domain/forms/upload/form-upload";
import { uploadTexts } from "@dure/domain/forms/upload/upload-texts";
import { AppError } from "@dure/domain/shared/error";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { firestore } from "../../platform/firebase";

/** Not below the team: the clean-up looks at those of all teams. */
const uploads = () => firestore.collection("form-uploads");
const toUpload = (doc: DocumentSnapshot): FormUpload => FormUpload.parse(doc.data());

const PAGE = 200;

/** How many uploads of the team, and of one address in it, wait for their submission. */
export async function countWaiting(teamId: string, addressHash: string): Promise<{ team: number; address: number }> {
  const waiting = uploads().where("team_id", "==", teamId).where("submission_id", "==", null);
  const [team, address] = await Promise.all([
    waiting.count().get(),
    waiting.where("address_hash", "==", addressHash).count().get(),
  ]);
  return { team: team.data().count, address: address.data().count };
}

export async function createUpload(upload: FormUpload): Promise<void> {
  await uploads().doc(upload.id).create(upload);
}

/** The uploads of the team among these ids, by id. */
export async function findUploads(teamId: string, ids: readonly string[]): Promise<Map<string, FormUpload>> {
  if (ids.length === 0) return new Map();
  const docs = await firestore.getAll(...ids.map((id) => uploads().doc(id)));
  const own = docs.filter((doc) => doc.exists && doc.get("team_id") === teamId).map(toUpload);
  return new Map(own.map((upload) => [upload.id, upload]));
}

export async function findUploadIn(tx: Transaction, teamId: string, id: string): Promise<FormUpload | undefined> {
  const doc = await tx.get(uploads().doc(id));
  return doc.exists && doc.get("team_id") === teamId ? toUpload(doc) : undefined;
}

/**
 * Gives uploads to a submission, for good.
 * @returns the write, to be called after the transaction's reads
 * @throws F-PN-0001 if one is another submission's, or gone
 */
export async function claimUploads(
  tx: Transaction,
  teamId: string,
  ids: readonly string[],
  to: { submissionId: string; now: string },
): Promise<() => void> {
  const found = await Promise.all(ids.map((id) => findUploadIn(tx, teamId, id)));
  const claimed = found.map((upload) => {
    if (!upload) throw new AppError("F-PN-0001", uploadTexts.unknown);
    return submitUpload(upload, to.submissionId, to.now);
  });
  return () => {
    for (const upload of claimed) tx.set(uploads().doc(upload.id), upload);
  };
}

export function removeUpload(tx: Transaction, id: string): void {
  tx.delete(uploads().doc(id));
}

export async function deleteUpload(id: string): Promise<void> {
  await uploads().doc(id).delete();
}

/** The uploads of all teams that are due to be removed, page by page: whoever reads the next page has removed the last. */
export async function* dueUploads(now: string): AsyncGenerator<FormUpload[]> {
  for (;;) {
    const { docs } = await uploads().where("purge_at", "<", now).orderBy("purge_at").limit(PAGE).get();
    if (docs.length === 0) return;
    yield docs.map(toUpload);
  }
}
