import { stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { File } from "@google-cloud/storage";
import { getStorage } from "firebase-admin/storage";
import { signingUrl, storageUrl } from "../config";
import { errorCode } from "../error-code";

// Paths here begin with a slash; object names in Cloud Storage do not.

const MISSING = 404;
/** How long a signed URL is valid: long enough to begin a download. */
const URL_LIVES_MS = 10 * 60_000;

/** An object of the bucket: its size in bytes, the content type that its uploader named, and when its upload completed. */
export type StoredObject = { path: string; size: number; contentType: string; created_at: string };

/** The base URL of public objects, as browsers get it. */
export const bucketUrl = (): string => `${storageUrl.value()}/v0/b/${getStorage().bucket().name}`;

const fileAt = (path: string): File => getStorage().bucket().file(path.slice(1));

/** The object at a path; undefined if there is none. */
export async function readObject(path: string): Promise<StoredObject | undefined> {
  try {
    const [metadata] = await fileAt(path).getMetadata();
    return objectOf(path, metadata);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const isMissing = (error: unknown): boolean => errorCode(error) === MISSING;

const objectOf = (path: string, { size, contentType, timeCreated }: File["metadata"]): StoredObject => ({
  path,
  size: Number(size),
  contentType: contentType ?? "",
  created_at: new Date(timeCreated ?? 0).toISOString(),
});

/**
 * Removes the download token that Firebase gives every uploader: it would outlive their right to read.
 * @returns false if the object was deleted meanwhile
 */
export async function closeObject(path: string): Promise<boolean> {
  const closed = {
    contentDisposition: "attachment",
    cacheControl: "private, max-age=600",
    metadata: { firebaseStorageDownloadTokens: null },
  };
  return fileAt(path)
    .setMetadata(closed)
    .then(
      () => true,
      (error: unknown) => {
        if (isMissing(error)) return false;
        throw error;
      },
    );
}

/** Uploads a file from this instance's disk. */
export async function uploadFile(file: string, path: string): Promise<void> {
  await getStorage()
    .bucket()
    .upload(file, { destination: path.slice(1) });
}

/**
 * Writes a stream into an object, which exists only once it is complete.
 * @returns the object's bytes
 */
export async function writeStream(
  source: NodeJS.ReadableStream,
  path: string,
  { contentType, signal }: { contentType: string; signal: AbortSignal },
): Promise<number> {
  const file = fileAt(path);
  await pipeline(source, file.createWriteStream({ resumable: false, contentType }), { signal });
  const [{ size }] = await file.getMetadata();
  return Number(size);
}

/** An object's content, read as it is needed. */
export const readStream = (path: string): NodeJS.ReadableStream => fileAt(path).createReadStream();

/**
 * Downloads an object to this instance's disk. No checksum is computed: that takes as long as the download, and TLS
 * protects the content.
 * @throws if the object is missing or has another size
 */
export async function downloadFile(path: string, file: string, bytes: number): Promise<void> {
  const { fetchFile } = await import("./fetch-file");
  await fetchFile(await requestOf(path), file);
  const { size } = await stat(file);
  if (size !== bytes) throw new Error(`${path} has ${size} bytes, not ${bytes}.`);
}

/** The authenticated request that the library would make for an object; the library itself reads in the main thread. */
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

/** The first bytes of an object. */
export async function readStart(path: string, bytes: number): Promise<Uint8Array> {
  const [start] = await fileAt(path).download({ start: 0, end: bytes - 1 });
  return start;
}

/** An object's content, for objects that fit in memory; undefined if there is none. */
export async function readBytes(path: string): Promise<Buffer | undefined> {
  try {
    const [content] = await fileAt(path).download();
    return content;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Deletes an object; deleting a missing one is no failure. */
export async function removeObject(path: string): Promise<void> {
  await fileAt(path).delete({ ignoreNotFound: true });
}

/** All objects below a folder, page by page. */
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

/** A signed URL that serves an object for some minutes, with the given name and content type. */
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

/** Percent-encoding of a header parameter (RFC 5987), which escapes more characters than that of a URL. */
const encodeHeader = (text: string): string =>
  encodeURIComponent(text).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
