import type { ShareConfig } from "@dure/domain/routing/share-link/share-link";
import { routingTexts } from "@dure/domain/routing/texts";
import { AppError } from "@dure/domain/shared/error";
import { readObject } from "../../platform/storage/bucket";

type Chosen = ShareConfig["favicon"] | undefined;

/**
 * An image that was chosen long before it is saved may have been cleaned up, or taken away by another change.
 * @param before what was chosen before, which is there
 * @throws BAD_REQUEST
 */
export async function assertThere(image: Chosen, before: Chosen, path: string): Promise<void> {
  if (!image || image.full_path === before?.full_path || (await readObject(`/${image.full_path}`))) return;
  throw new AppError("BAD_REQUEST", routingTexts.foreignImage, [{ path, message: routingTexts.foreignImage }]);
}
