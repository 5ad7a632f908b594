import type { ShareConfig, ShareConfigChanges } from "./share-link";
import { assertOwnImage, shareImageFolder } from "./shared-image";

const NOTHING: ShareConfig = {
  favicon: null,
  site_name: "",
  og_title: "",
  og_description: "",
  og_image: null,
  script_code: "",
};

/** What a link was set to, with what is given; the rest stays. @throws BAD_REQUEST for an image that isn't its own */
export function changeShareConfig(
  before: ShareConfig | null,
  changes: ShareConfigChanges,
  owner: { teamId: string; routerId: string },
): ShareConfig {
  assertOwnImage(changes.favicon, shareImageFolder(owner), "body.favicon");
  assertOwnImage(changes.og_image, shareImageFolder(owner), "body.og_image");
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...NOTHING, ...before, ...Object.fromEntries(given) };
}
