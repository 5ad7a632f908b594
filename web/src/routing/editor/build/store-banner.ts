import { getDownloadURL, ref, uploadBytes } from "firebase/storage";
import { storage } from "../../../lib/storage";
import { BannerError } from "./banner-image";

// Brings the Storage SDK along: import this module lazily.

/**
 * Puts a PNG where a router's banner lies (spec/3-scheduling-routing-email.md §7).
 * @throws BannerError
 */
export async function storeBanner(teamId: string, routerId: string, png: Blob) {
  const full_path = `form-banner-images/${teamId}/${routerId}/image.png`;
  const at = ref(storage(), full_path);
  try {
    await uploadBytes(at, png, { contentType: "image/png" });
    return { full_path, url: await getDownloadURL(at) };
  } catch (error) {
    throw new BannerError("failed", error);
  }
}
