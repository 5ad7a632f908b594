import type { Response } from "express";
import type { Request } from "firebase-functions/https";
import { contractRoutes } from "./contract-routes";

const DAY_SECONDS = 86_400;

const OPEN = contractRoutes.filter(({ meta }) => meta.cors === "any-origin");
const METHODS = [...new Set(OPEN.map(({ method }) => method))].join(", ");

/**
 * Sets the CORS headers of the endpoints that say `cors` in the contract, and answers their preflights.
 * @param path without the prefix of the API
 * @returns whether the request was a preflight, which is answered now
 */
export function answerPreflight(path: string, req: Request, res: Response): boolean {
  if (!OPEN.some(({ pattern }) => pattern.test(path))) return false;
  res.set("access-control-allow-origin", "*");
  if (req.method !== "OPTIONS") return false;
  res
    .set("access-control-allow-methods", METHODS)
    .set("access-control-allow-headers", "content-type, accept-language, idempotency-key, x-locale, x-dure-request")
    .set("access-control-max-age", String(DAY_SECONDS))
    .status(204)
    .end();
  return true;
}
