import compression from "compression";
import type { Request, Response } from "express";

/** Of gzip. A list's page of a hundred records is a tenth of its size already at this level, which takes a millisecond. */
const LEVEL = 1;

const compress = compression({
  level: LEVEL,
  // Streams of events must not wait in a buffer, and files are compressed by their formats.
  filter: (_, res) => /^(?:application\/json|text\/html)\b/.test(String(res.getHeader("content-type") ?? "")),
});

/** Compresses what is answered in JSON and HTML, as far as the client can read it: Hosting passes answers on as they are. */
export const compressText = (req: Request, res: Response): Promise<void> =>
  new Promise((done, fail) => compress(req, res, (error) => (error ? fail(error) : done())));
