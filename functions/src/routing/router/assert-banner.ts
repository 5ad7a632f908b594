import type { Router } from "@dure/domain/routing/router/router";
import { assertOwnImage, bannersOf } from "@dure/domain/routing/share-link/shared-image";
import { bucketUrl } from "../../platform/storage/bucket";
import { assertImageExists } from "../share-link/assert-image-exists";

/**
 * Checks that the banner is the router's own and exists.
 * @throws BAD_REQUEST otherwise
 */
export async function assertBanner(teamId: string, after: Router, before: Router | undefined): Promise<void> {
  const banner = after.extra?.formBanner;
  const path = "body.extra.formBanner";
  assertOwnImage(banner, { place: bannersOf({ teamId, routerId: after.id }), bucketUrl: bucketUrl(), path });
  await assertImageExists(banner, before?.extra?.formBanner, path);
}
