import { FormUpload, submitUpload } from "@dure/domain/forms/upload/form-upload";
import { uploadTexts } from "@dure/domain/forms/upload/upload-texts";
import { AppError } from "@dure/domain/shared/error";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { firestore } from "../../platform/firebase";

/** A top-level collection: the clean-up queries the uploads of all teams. */
const uploads = () => firestore.collection("form-uploads");
const toUpload = (doc: DocumentSnapshot): FormUpload => FormUpload.parse(doc.data());

const PAGE = 200;

/** The number of the team's uploads that wait for their submission: in total, and from one address. */
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
 * Assigns uploads to a submission permanently.
 * @returns the write, to be called after the transaction's reads
 * @throws F-PN-0001 if an upload belongs to another submission, or is gone
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

/** The uploads of all teams that are due for removal. The caller must remove each page before it reads the next one. */
export async function* dueUploads(now: string): AsyncGenerator<FormUpload[]> {
  for (;;) {
    const { docs } = await uploads().where("purge_at", "<", now).orderBy("purge_at").limit(PAGE).get();
    if (docs.length === 0) return;
    yield docs.map(toUpload);
  }
}
