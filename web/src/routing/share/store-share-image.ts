import { shareImagePath } from "@dure/domain/routing/share-link/shared-image";
import { getDownloadURL, ref, StorageError, uploadBytes } from "firebase/storage";
import { storage } from "../../lib/firebase/storage";
import { ShareImageError } from "./share-image";

// Brings the Storage SDK along: import this module lazily.

type Place = { teamId: string; routerId: string };

/** Puts a PNG beside those that are shown already, so that nothing changes before the settings are saved. */
export async function storeShareImage(place: Place, png: Blob) {
  const full_path = shareImagePath(place, crypto.randomUUID());
  const at = ref(storage(), full_path);
  try {
    await uploadBytes(at, png, { contentType: "image/png", cacheControl: "public, max-age=31536000, immutable" });
    return { full_path, url: await getDownloadURL(at) };
  } catch (error) {
    const isForbidden = error instanceof StorageError && error.code === "storage/unauthorized";
    throw new ShareImageError(isForbidden ? "unauthorized" : "failed", error);
  }
}
