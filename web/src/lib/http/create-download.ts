import { ESTIMATED_LENGTH_HEADER } from "@dure/domain/shared/headers";
import { refusalOf } from "../call-error";
import { type Connection, headersOf } from "./client";

/**
 * The highest progress before the download is complete: its length is only an estimate
 * (docs/product/platform.md#client-time-outs-and-retries).
 */
const MAX_PERCENT = 99;
const TIMEOUT_MS = 10 * 60_000;

export type Download = { signal?: AbortSignal; onProgress?: (percent: number) => void };

/** Requests files that the API streams; GET without a body. A refusal throws a CallError. */
export const createDownload =
  (connection: Connection) =>
  async (path: string, body?: unknown, { signal, onProgress = () => {} }: Download = {}): Promise<Blob> => {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(`${connection.url}${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        ...(await headersOf(connection)),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    if (!response.ok) {
      const refusal = refusalOf(await response.json().catch(() => undefined), response.status);
      connection.onRefusal(refusal);
      throw refusal;
    }
    return new Blob(await chunksOf(response, onProgress), { type: response.headers.get("content-type") ?? "" });
  };

async function chunksOf(response: Response, onProgress: (percent: number) => void): Promise<BlobPart[]> {
  const expected = Number(response.headers.get(ESTIMATED_LENGTH_HEADER));
  const chunks: BlobPart[] = [];
  let bytes = 0;
  for (const reader = response.body?.getReader(); reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    bytes += value.length;
    onProgress(expected > 0 ? Math.min(MAX_PERCENT, Math.floor((bytes / expected) * 100)) : 0);
  }
  return chunks;
}

/** Saves a file through the browser's download. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
