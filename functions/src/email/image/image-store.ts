import { imageTexts } from "@dure/domain/email/image/image-texts";
import { imageIdOf, StoredImage } from "@dure/domain/email/image/mail-image";
import { AppError } from "@dure/domain/shared/error";
import type { Transaction } from "firebase-admin/firestore";
import { firestore, runTransaction } from "../../platform/firebase";

/** A top-level collection, since an image's public address names the image alone and no team. */
const images = () => firestore.collection("mail-images");

const PAGE = 200;

/** The image with this id, of any team; undefined if there is none, or the clean-up has removed it. */
export async function findImage(id: string): Promise<StoredImage | undefined> {
  const doc = await images().doc(id).get();
  const image = doc.exists ? StoredImage.parse(doc.data()) : undefined;
  return image?.removed_at === null ? image : undefined;
}

export async function findImageIn(tx: Transaction, id: string): Promise<StoredImage | undefined> {
  const doc = await tx.get(images().doc(id));
  return doc.exists ? StoredImage.parse(doc.data()) : undefined;
}

export function createImage(tx: Transaction, image: StoredImage): void {
  tx.create(images().doc(image.id), image);
}

/**
 * Notes that a document about to be saved shows images of the team. The clean-up never removes those.
 * @param addresses of all images of the document
 * @returns the write, to be called after the transaction's reads
 * @throws BAD_REQUEST if the clean-up has removed one of them
 */
export async function keepImages(tx: Transaction, teamId: string, addresses: readonly string[]): Promise<() => void> {
  const ids = addresses.flatMap((address) => imageIdOf(address) ?? []);
  if (ids.length === 0) return () => {};
  const docs = await tx.getAll(...ids.map((id) => images().doc(id)));
  const own = docs.filter((doc) => doc.exists && doc.get("team_id") === teamId);
  if (own.some((doc) => doc.get("removed_at") !== null)) throw new AppError("BAD_REQUEST", imageTexts.gone);
  const unused = own.filter((doc) => doc.get("unused_since") !== null);
  return () => {
    for (const { ref } of unused) tx.update(ref, { unused_since: null });
  };
}

/** Images of all teams that are unused since before a time, page by page. */
export async function* unusedImages(before: string): AsyncGenerator<StoredImage[]> {
  let query = images().where("unused_since", "<", before).orderBy("unused_since").limit(PAGE);
  for (;;) {
    const { docs } = await query.get();
    if (docs.length === 0) return;
    yield docs.map((doc) => StoredImage.parse(doc.data()));
    const last = docs.at(-1);
    if (!last || docs.length < PAGE) return;
    query = query.startAfter(last);
  }
}

/**
 * Marks an unused image as removed, so that nothing can use or show it any more. @returns false if it is in use again
 */
export const takeUnused = (id: string, now: string): Promise<boolean> =>
  runTransaction(async (tx) => {
    const image = await findImageIn(tx, id);
    if (!image || image.unused_since === null) return false;
    tx.update(images().doc(id), { removed_at: image.removed_at ?? now });
    return true;
  });

export async function deleteImageDoc(id: string): Promise<void> {
  await images().doc(id).delete();
}

/** Returns the ids that are no images of the team. */
export async function unknownMailImages(teamId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const docs = await firestore.getAll(...ids.map((id) => images().doc(id)));
  return new Set(docs.filter((doc) => doc.get("team_id") !== teamId).map((doc) => doc.id));
}
