import { deleteObject, getDownloadURL, ref, StorageError, StorageErrorCode, uploadBytes } from "firebase/storage";
import { storage } from "../../lib/firebase/storage";
import { PictureError } from "./choose-picture";

// Imports the Storage SDK: import this module lazily.

type Name = "profile.jpeg" | "profile_256x256.jpeg";

const at = (uid: string, name: Name) => ref(storage(), `users/pictures/${uid}/${name}`);

/** Uploads both JPEGs to their paths (docs/product/identity.md#profile-picture), the displayed one last. */
export async function storePicture(uid: string, { original, shown }: { original: Blob; shown: Blob }): Promise<void> {
  const metadata = { contentType: "image/jpeg", cacheControl: "private, max-age=86400" };
  try {
    await uploadBytes(at(uid, "profile.jpeg"), original, metadata);
    await uploadBytes(at(uid, "profile_256x256.jpeg"), shown, metadata);
  } catch (error) {
    throw pictureErrorOf(error);
  }
}

/** Removing a missing object succeeds. */
export async function removeStoredPicture(uid: string): Promise<void> {
  for (const name of ["profile_256x256.jpeg", "profile.jpeg"] as const) {
    await deleteObject(at(uid, name)).catch((error: unknown) => {
      if (codeOf(error) !== "object-not-found") throw pictureErrorOf(error);
    });
  }
}

/** The URL of the displayed picture. A browser may cache it until the version changes. */
export async function storedPictureUrl(uid: string, version: string): Promise<string> {
  const url = new URL(await getDownloadURL(at(uid, "profile_256x256.jpeg")));
  url.searchParams.set("version", version);
  return url.href;
}

const codeOf = (error: unknown) => (error instanceof StorageError ? error.code.replace(/^storage\//, "") : undefined);

const pictureErrorOf = (error: unknown) =>
  new PictureError(codeOf(error) === StorageErrorCode.UNAUTHORIZED ? "unauthorized" : "failed", error);
