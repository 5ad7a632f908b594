import { shareImagePath } from "@dure/domain/routing/share-link/shared-image";
import { getDownloadURL, ref, StorageError, uploadBytes } from "firebase/storage";
import { storage } from "../../lib/firebase/storage";
import { ShareImageError } from "./share-image";

// Imports the Storage SDK: import this module lazily.

type Place = { teamId: string; routerId: string };

/** Uploads a PNG under a new path, so that the current images stay until the settings are saved. */
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
