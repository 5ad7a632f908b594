import { AppError } from "../../shared/error";
import { routingTexts } from "../texts";

type Image = { full_path: string; url: string } | null | undefined;
type Owner = { teamId: string; routerId: string };

/**
 * The place of one kind of a router's images: path prefix and allowed names (docs/product/routing-sharing.md#pictures).
 */
export type ImagePlace = { prefix: string; name: RegExp };

export const shareImagesOf = ({ teamId, routerId }: Owner): ImagePlace => ({
  prefix: `shared-link-configs/${teamId}/${routerId}/`,
  name: /^[\w-]{1,64}\.png$/,
});

/** Each new banner gets its own folder, so visitors see the saved one until another is saved. */
export const bannersOf = ({ teamId, routerId }: Owner): ImagePlace => ({
  prefix: `form-banner-images/${teamId}/${routerId}-`,
  name: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\/image\.png$/,
});

/** @param id a UUID made for this banner */
export const bannerPath = (owner: Owner, id: string): string => `${bannersOf(owner).prefix}${id}/image.png`;

/** @param id a UUID made for this image */
export const shareImagePath = (owner: Owner, id: string): string => `${shareImagesOf(owner).prefix}${id}.png`;

/** The root folders of images; the owner follows from the path. */
export const IMAGE_FOLDERS = ["shared-link-configs/", "form-banner-images/"] as const;

export function imageOwner(path: string): Owner | undefined {
  const [, teamId, routerId] = path.match(/^[a-z-]+\/([\w-]+)\/([a-z]{10})[/-]/) ?? [];
  return teamId && routerId ? { teamId, routerId } : undefined;
}

type Expected = {
  place: ImagePlace;
  /** The bucket's URL, without a trailing slash. */
  bucketUrl: string;
  /** The image's path in the request. */
  path: string;
};

/**
 * Checks that an image is in our bucket, in its router's folder, and that its URL points there.
 * @throws BAD_REQUEST otherwise
 */
export function assertOwnImage(image: Image, { place: { prefix, name }, bucketUrl, path }: Expected): void {
  if (!image) return;
  const { full_path, url } = image;
  const isOwn = full_path.startsWith(prefix) && name.test(full_path.slice(prefix.length));
  if (isOwn && withoutQuery(url) === `${bucketUrl}/o/${encodeURIComponent(full_path)}`) return;
  throw new AppError("BAD_REQUEST", routingTexts.foreignImage, [{ path, message: routingTexts.foreignImage }]);
}

/** Strips query and fragment. */
const withoutQuery = (url: string): string => url.split(/[?#]/)[0] ?? "";
