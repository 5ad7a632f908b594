import type { ShareConfig } from "@dure/domain/routing/share-link/share-link";
import { routingTexts } from "@dure/domain/routing/texts";
import { AppError } from "@dure/domain/shared/error";
import { readObject } from "../../platform/storage/bucket";

type Chosen = ShareConfig["favicon"] | undefined;

/**
 * Checks that a newly chosen image still exists: the clean-up or another edit may have removed it.
 * @param before the previous image, which exists
 * @throws BAD_REQUEST otherwise
 */
export async function assertImageExists(image: Chosen, before: Chosen, path: string): Promise<void> {
  if (!image || image.full_path === before?.full_path || (await readObject(`/${image.full_path}`))) return;
  throw new AppError("BAD_REQUEST", routingTexts.foreignImage, [{ path, message: routingTexts.foreignImage }]);
}
