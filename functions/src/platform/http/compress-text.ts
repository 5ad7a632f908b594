import type { OutgoingHttpHeaders } from "node:http";
import { gzipSync } from "node:zlib";
import type { Request, Response } from "express";

/** Even this level shrinks a page of a hundred records to a tenth, in a millisecond. */
const LEVEL = 1;
/** Shorter answers fit into one packet, so compression would save no time. */
const MIN_BYTES = 1_400;
/** Only these types: event streams must not wait in a buffer, and files are compressed by their formats. */
const TEXT = /^(?:application\/json|text\/html)\b/;

/**
 * Compresses JSON and HTML answers if the client accepts it, since Hosting doesn't. An answer is still sent in one
 * piece: a middleware that compresses streams would send the headers first, and a process that dies in between would
 * leave the client without the body.
 */
export function compressText(req: Request, res: Response): void {
  if (req.acceptsEncodings("gzip") !== "gzip") return;
  const { writeHead, end } = res;
  res.writeHead = ((status: number, headers?: OutgoingHttpHeaders) => {
    res.writeHead = writeHead;
    if (headers === undefined) return res.writeHead(status);
    // The headers wait for the body, which may change them.
    res.statusCode = status;
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) res.setHeader(name, value);
    return res;
  }) as typeof res.writeHead;
  res.end = ((body?: unknown, ...more: []) => {
    res.writeHead = writeHead;
    res.end = end;
    const packed = res.headersSent ? undefined : packedOf(body, res);
    if (!packed) return res.end(body, ...more);
    res.vary("Accept-Encoding").set({ "content-encoding": "gzip", "content-length": String(packed.length) });
    return res.end(packed);
  }) as typeof res.end;
}

/** The compressed body; undefined for a body that is short or no text. */
function packedOf(body: unknown, res: Response): Buffer | undefined {
  if (typeof body !== "string" && !Buffer.isBuffer(body)) return undefined;
  if (Buffer.byteLength(body) < MIN_BYTES || !TEXT.test(String(res.getHeader("content-type") ?? ""))) return undefined;
  return gzipSync(body, { level: LEVEL });
}
