import type { OutgoingHttpHeaders } from "node:http";
import { gzipSync } from "node:zlib";
import type { Request, Response } from "express";

/** A list's page of a hundred records is a tenth of its size already at this level, which takes a millisecond. */
const LEVEL = 1;
/** What fits into one packet takes no longer as it is. */
const MIN_BYTES = 1_400;
/** Streams of events must not wait in a buffer, and files are compressed by their formats. */
const TEXT = /^(?:application\/json|text\/html)\b/;

/**
 * Compresses what is answered in JSON and HTML, as far as the client can read it: Hosting passes answers on as they are. An
 * answer still leaves in one piece. A middleware that compresses streams would send its head first, and a process that dies
 * between the two leaves its client without the rest.
 */
export function compressText(req: Request, res: Response): void {
  if (req.acceptsEncodings("gzip") !== "gzip") return;
  const { writeHead, end } = res;
  res.writeHead = ((status: number, headers?: OutgoingHttpHeaders) => {
    res.writeHead = writeHead;
    if (headers === undefined) return res.writeHead(status);
    // The head waits for the body, which may change it.
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

/** A long text, compressed; undefined for anything else. */
function packedOf(body: unknown, res: Response): Buffer | undefined {
  if (typeof body !== "string" && !Buffer.isBuffer(body)) return undefined;
  if (Buffer.byteLength(body) < MIN_BYTES || !TEXT.test(String(res.getHeader("content-type") ?? ""))) return undefined;
  return gzipSync(body, { level: LEVEL });
}
