import { AppError } from "../shared/error";
import { routingTexts } from "./texts";

type Image = { full_path: string; url: string } | null | undefined;
type Owner = { teamId: string; routerId: string };

const NAME = /^[\w-]{1,64}\.png$/;

/** spec/3-scheduling-routing-email.md §7. */
export const shareImageFolder = ({ teamId, routerId }: Owner): string => `shared-link-configs/${teamId}/${routerId}/`;
export const bannerFolder = ({ teamId, routerId }: Owner): string => `form-banner-images/${teamId}/${routerId}/`;

/**
 * An image lies where its router's do, and its address leads there.
 * @param path where it stands in the request
 * @throws BAD_REQUEST
 */
export function assertOwnImage(image: Image, folder: string, path: string): void {
  if (!image) return;
  const { full_path, url } = image;
  const isOwn = full_path.startsWith(folder) && NAME.test(full_path.slice(folder.length));
  if (isOwn && pathOf(url).endsWith(`/o/${encodeURIComponent(full_path)}`)) return;
  throw new AppError("BAD_REQUEST", routingTexts.foreignImage, [{ path, message: routingTexts.foreignImage }]);
}

/** An address without what follows its path. */
const pathOf = (url: string): string => url.split(/[?#]/)[0] ?? "";
