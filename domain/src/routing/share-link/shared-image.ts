import { AppError } from "../../shared/error";
import { routingTexts } from "../texts";

type Image = { full_path: string; url: string } | null | undefined;
type Owner = { teamId: string; routerId: string };

/**
 * Where a router's images of one kind lie: how their paths begin, and what may follow
 * (docs/product/routing-sharing.md#pictures).
 */
export type ImagePlace = { prefix: string; name: RegExp };

export const shareImagesOf = ({ teamId, routerId }: Owner): ImagePlace => ({
  prefix: `shared-link-configs/${teamId}/${routerId}/`,
  name: /^[\w-]{1,64}\.png$/,
});

/** Each banner that is chosen has a folder of its own: visitors see the saved one until another is saved. */
export const bannersOf = ({ teamId, routerId }: Owner): ImagePlace => ({
  prefix: `form-banner-images/${teamId}/${routerId}-`,
  name: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\/image\.png$/,
});

/** @param id a UUID made for this banner */
export const bannerPath = (owner: Owner, id: string): string => `${bannersOf(owner).prefix}${id}/image.png`;

/** @param id a UUID made for this image */
export const shareImagePath = (owner: Owner, id: string): string => `${shareImagesOf(owner).prefix}${id}.png`;

/** Where each of the folders begins, and whose image lies at a path below it. */
export const IMAGE_FOLDERS = ["shared-link-configs/", "form-banner-images/"] as const;

export function imageOwner(path: string): Owner | undefined {
  const [, teamId, routerId] = path.match(/^[a-z-]+\/([\w-]+)\/([a-z]{10})[/-]/) ?? [];
  return teamId && routerId ? { teamId, routerId } : undefined;
}

type Expected = {
  place: ImagePlace;
  /** The address of our bucket, without a slash at its end. */
  bucketUrl: string;
  /** Where the image stands in the request. */
  path: string;
};

/**
 * An image lies where its router's do, in our own bucket, and its address leads there.
 * @throws BAD_REQUEST
 */
export function assertOwnImage(image: Image, { place: { prefix, name }, bucketUrl, path }: Expected): void {
  if (!image) return;
  const { full_path, url } = image;
  const isOwn = full_path.startsWith(prefix) && name.test(full_path.slice(prefix.length));
  if (isOwn && withoutQuery(url) === `${bucketUrl}/o/${encodeURIComponent(full_path)}`) return;
  throw new AppError("BAD_REQUEST", routingTexts.foreignImage, [{ path, message: routingTexts.foreignImage }]);
}

/** An address without what follows its path. */
const withoutQuery = (url: string): string => url.split(/[?#]/)[0] ?? "";
