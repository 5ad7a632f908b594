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
 * What a link was set to, with what is given; the rest stays.
 * @param bucketUrl where our images lie
 * @throws BAD_REQUEST for an image that isn't its own
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
  return { ...NOTHING, ...before, ...Object.fromEntries(given) };
}
