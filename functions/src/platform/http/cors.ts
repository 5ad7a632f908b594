import type { Response } from "express";
import type { Request } from "firebase-functions/https";

/** What a visitor's browser asks of a form that stands on somebody else's website, or in a frame without an origin. */
const OPEN = /^\/public\/active\/entries\/[^/]+(\/(submissions|views))?$/;

const DAY_SECONDS = 86_400;

/**
 * Lets pages of any origin read the answers to a form's calls. They carry no cookie and no token, so a page gets nothing
 * that it couldn't have asked for by itself.
 * @param path without the prefix of the API
 * @returns whether the request was a browser's question whether it may call, which is answered now
 */
export function answerPreflight(path: string, req: Request, res: Response): boolean {
  if (!OPEN.test(path)) return false;
  res.set("access-control-allow-origin", "*");
  if (req.method !== "OPTIONS") return false;
  res
    .set("access-control-allow-methods", "GET, POST")
    .set("access-control-allow-headers", "content-type, accept-language, idempotency-key, x-locale, x-dure-request")
    .set("access-control-max-age", String(DAY_SECONDS))
    .status(204)
    .end();
  return true;
}
