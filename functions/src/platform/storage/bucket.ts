import { stat } from "node:fs/promises";
import type { File } from "@google-cloud/storage";
import { getStorage } from "firebase-admin/storage";
import { signingUrl, storageUrl } from "../config";

// Objects are named here by their paths, which begin with a slash; Cloud Storage's own names do not.

const MISSING = 404;
/** How long an address works: long enough to begin a download, which may then go on. */
const URL_LIVES_MS = 10 * 60_000;

/** An object as the bucket knows it: bytes, the type its uploader named, and when it was complete. */
export type StoredObject = { path: string; size: number; contentType: string; created_at: string };

/** What the addresses of our objects begin with, as browsers are given them. */
export const bucketUrl = (): string => `${storageUrl.value()}/v0/b/${getStorage().bucket().name}`;

const fileAt = (path: string): File => getStorage().bucket().file(path.slice(1));

/** What lies at a path; undefined when nothing does. */
export async function readObject(path: string): Promise<StoredObject | undefined> {
  try {
    const [metadata] = await fileAt(path).getMetadata();
    return objectOf(path, metadata);
  } catch (error) {
    if ((error as { code?: unknown }).code === MISSING) return undefined;
    throw error;
  }
}

const objectOf = (path: string, { size, contentType, timeCreated }: File["metadata"]): StoredObject => ({
  path,
  size: Number(size),
  contentType: contentType ?? "",
  created_at: new Date(timeCreated ?? 0).toISOString(),
});

/** Takes away the address that Firebase gives every uploader, which would outlive their right to read. */
export async function closeObject(path: string): Promise<void> {
  await fileAt(path).setMetadata({
    contentDisposition: "attachment",
    cacheControl: "private, max-age=600",
    metadata: { firebaseStorageDownloadTokens: null },
  });
}

/** Puts a file of this instance's disk into the bucket. */
export async function uploadFile(file: string, path: string): Promise<void> {
  await getStorage()
    .bucket()
    .upload(file, { destination: path.slice(1) });
}

/**
 * Fetches an object of so many bytes onto this instance's disk; throws when it is not there or has another size. The
 * connection vouches for what is in it: summing that up once more takes as long as fetching it.
 */
export async function downloadFile(path: string, file: string, bytes: number): Promise<void> {
  const { fetchFile } = await import("./fetch-file");
  await fetchFile(await requestOf(path), file);
  const { size } = await stat(file);
  if (size !== bytes) throw new Error(`${path} has ${size} bytes, not ${bytes}.`);
}

/** Where an object's bytes are, and what says that this is us: the way of the library, which would read them in this thread. */
async function requestOf(path: string): Promise<{ url: string; headers: Record<string, string> }> {
  const [{ mediaLink: uri = "" }] = await fileAt(path).getMetadata();
  const { headers } = await new Promise<{ headers?: Record<string, string> }>((done, fail) =>
    getStorage()
      .bucket()
      .storage.makeAuthenticatedRequest(
        { uri },
        { onAuthenticated: (error, request) => (error ? fail(error) : done(request ?? {})) },
      ),
  );
  return { url: uri, headers: headers ?? {} };
}

/** Removing what is not there is no failure. */
export async function removeObject(path: string): Promise<void> {
  await fileAt(path).delete({ ignoreNotFound: true });
}

/** Every object whose path begins so, page by page. */
export async function* objectsBelow(folder: string): AsyncGenerator<StoredObject[]> {
  let pageToken: string | undefined;
  do {
    const [files, next] = await getStorage()
      .bucket()
      .getFiles({ prefix: folder.slice(1), maxResults: 1000, autoPaginate: false, ...(pageToken && { pageToken }) });
    yield files.map(({ name, metadata }) => objectOf(`/${name}`, metadata));
    pageToken = (next as { pageToken?: string } | null)?.pageToken;
  } while (pageToken);
}

type Shown = { filename: string; contentType: string; disposition: "inline" | "attachment" };

/** An address that gives an object to whoever has it, for some minutes, as what we say it is. */
export async function readingUrl(path: string, { filename, contentType, disposition }: Shown, now: string) {
  const expires = Date.parse(now) + URL_LIVES_MS;
  const [url] = await fileAt(path).getSignedUrl({
    version: "v4",
    action: "read",
    expires,
    responseType: contentType,
    responseDisposition: `${disposition}; filename*=UTF-8''${encodeHeader(filename)}`,
    signingEndpoint: `${signingUrl.value()}/v1/projects/-/serviceAccounts/`,
  });
  return { url, expires_at: new Date(expires).toISOString() };
}

/** A header's own way of percent-encoding (RFC 5987) spares fewer signs than an address's. */
const encodeHeader = (text: string): string =>
  encodeURIComponent(text).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
