import type { Router } from "@dure/domain/routing/router";
import { assertOwnImage, bannersOf } from "@dure/domain/routing/shared-image";
import { routingTexts } from "@dure/domain/routing/texts";
import { AppError } from "@dure/domain/shared/error";
import { bucketUrl, readObject } from "../../platform/bucket";

/**
 * The banner is the router's own, and there: one that was chosen long before it was saved may have been cleaned up.
 * @throws BAD_REQUEST
 */
export async function assertBanner(teamId: string, after: Router, before: Router | undefined): Promise<void> {
  const banner = after.extra?.formBanner;
  const path = "body.extra.formBanner";
  assertOwnImage(banner, { place: bannersOf({ teamId, routerId: after.id }), bucketUrl: bucketUrl(), path });
  if (!banner || banner.full_path === before?.extra?.formBanner?.full_path) return;
  if (await readObject(`/${banner.full_path}`)) return;
  throw new AppError("BAD_REQUEST", routingTexts.foreignImage, [{ path, message: routingTexts.foreignImage }]);
}
