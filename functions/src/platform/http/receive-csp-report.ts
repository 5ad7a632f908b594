import { AppError } from "@dure/domain/shared/error";
import type { Response } from "express";
import { logger } from "firebase-functions";
import type { Request } from "firebase-functions/https";
import { platformTexts } from "../texts";
import type { Incoming } from "./endpoint";
import { rateLimit } from "./rate-limit";
import { type CspViolation, readCspReport } from "./read-csp-report";
import { refuse } from "./refusal";

const PER_MINUTE = 30;
const MAX_BYTES = 50_000;

/**
 * Logs browsers' reports on the app's content security policy. Anybody may send one, so reports are limited and cut.
 */
export function receiveCspReport(req: Request, res: Response, { address, now, locale, reply }: Incoming): void {
  try {
    rateLimit("csp-reports", address, PER_MINUTE, Date.parse(now));
    for (const violation of violationsIn(req)) logger.warn("A page broke its content security policy.", violation);
    res.status(204).end();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "TOO_MANY_REQUESTS") reply.setRetryAfter(60);
    refuse(res, error.code, error.text, locale);
  }
}

function violationsIn({ method, rawBody }: Request): CspViolation[] {
  if (method !== "POST") throw new AppError("METHOD_NOT_ALLOWED", platformTexts.notFound);
  const violations = rawBody && rawBody.length <= MAX_BYTES ? readCspReport(rawBody.toString("utf8")) : undefined;
  if (!violations) throw new AppError("BAD_REQUEST", platformTexts.checkRequest);
  return violations;
}
