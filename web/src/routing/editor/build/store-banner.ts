import { bannerPath } from "@dure/domain/routing/share-link/shared-image";
import { getDownloadURL, ref, uploadBytes } from "firebase/storage";
import { storage } from "../../../lib/firebase/storage";
import { BannerError } from "./banner-image";

// Imports the Storage SDK: import this module lazily.

/**
 * Uploads a PNG under a new name, so that the current banner stays until the router is saved.
 * @throws BannerError
 */
export async function storeBanner(teamId: string, routerId: string, png: Blob) {
  const full_path = bannerPath({ teamId, routerId }, crypto.randomUUID());
  const at = ref(storage(), full_path);
  try {
    await uploadBytes(at, png, { contentType: "image/png", cacheControl: "public, max-age=31536000, immutable" });
    return { full_path, url: await getDownloadURL(at) };
  } catch (error) {
    throw new BannerError("failed", error);
  }
}
