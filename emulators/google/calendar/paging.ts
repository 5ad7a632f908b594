import { badRequest } from "../api-error";

export interface Page<T> {
  items: T[];
  nextPageToken: string | undefined;
}

/** A page by `maxResults` and `pageToken`. A token is an encoded offset. */
export function pageOf<T>(all: T[], query: URLSearchParams, sizes: { usual: number; max: number }): Page<T> {
  const size = query.has("maxResults") ? Number(query.get("maxResults")) : sizes.usual;
  if (!Number.isInteger(size) || size < 1) badRequest("invalid", "Invalid value for: maxResults", "maxResults");
  const begin = readPlace(query.get("pageToken"));
  const end = begin + Math.min(size, sizes.max);
  return { items: all.slice(begin, end), nextPageToken: end < all.length ? writePlace(end) : undefined };
}

function writePlace(place: number): string {
  return Buffer.from(`page:${place}`).toString("base64url");
}

function readPlace(token: string | null): number {
  if (token === null || token === "") return 0;
  const [, place] = /^page:(\d+)$/.exec(Buffer.from(token, "base64url").toString()) ?? [];
  return place === undefined ? badRequest("invalid", "Invalid page token value.", "pageToken") : Number(place);
}
