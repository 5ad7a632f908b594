import { dequal } from "dequal/lite";
import type { ShareConfig, ShareConfigChanges } from "./share-link";
import { assertOwnImage, shareImagesOf } from "./shared-image";

const NOTHING: ShareConfig = {
  favicon: null,
  site_name: "",
  og_title: "",
  og_description: "",
  og_image: null,
  script_code: "",
};

/**
 * Merges changes into a link's settings; omitted values stay. Returns the same object if nothing changes.
 * @param bucketUrl the URL of our image bucket
 * @throws BAD_REQUEST for an image that is not the router's
 */
export function changeShareConfig(
  before: ShareConfig | null,
  changes: ShareConfigChanges,
  { bucketUrl, ...owner }: { teamId: string; routerId: string; bucketUrl: string },
): ShareConfig {
  const place = shareImagesOf(owner);
  assertOwnImage(changes.favicon, { place, bucketUrl, path: "body.favicon" });
  assertOwnImage(changes.og_image, { place, bucketUrl, path: "body.og_image" });
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const after = { ...NOTHING, ...before, ...Object.fromEntries(given) };
  return before && dequal(after, before) ? before : after;
}
