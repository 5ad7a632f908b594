import { type AppError, STATUS } from "@dure/domain/shared/error";
import { localeOf } from "@dure/domain/shared/text";
import type { Application, ErrorRequestHandler } from "express";
import type { Request } from "firebase-functions/https";
import { platformTexts } from "./texts";

/** The largest body of the contract is far below; files go to storage. */
const MAX_BODY_BYTES = 1_000_000;

/** Why a body isn't taken; undefined when it may go on. */
export function refuseBody(req: Request): Pick<AppError, "code" | "text"> | undefined {
  if (req.rawBody && req.rawBody.length > MAX_BODY_BYTES)
    return { code: "PAYLOAD_TOO_LARGE", text: platformTexts.tooLarge };
  // The runtime also parses forms, and hands any other body over as bytes. A browser says length 0 where there is none.
  if (req.rawBody?.length && req.is("json") === false) return { code: "BAD_REQUEST", text: platformTexts.jsonOnly };
  return undefined;
}

const mended = new WeakSet<Application>();

/**
 * The runtime parses bodies before our code and answers a broken one with a page of HTML. From the first request on,
 * the product answers instead.
 */
export function refuseBrokenJson(runtime: Application | undefined): void {
  if (!runtime || mended.has(runtime)) return;
  mended.add(runtime);
  runtime.use(answerBrokenBody);
}

const answerBrokenBody: ErrorRequestHandler = (error, req, res, next) => {
  if (res.headersSent || typeof error?.status !== "number" || error.status >= 500) return next(error);
  const tooLarge = error.status === STATUS.PAYLOAD_TOO_LARGE;
  const text = tooLarge ? platformTexts.tooLarge : platformTexts.brokenJson;
  const code = tooLarge ? "PAYLOAD_TOO_LARGE" : "BAD_REQUEST";
  res.status(STATUS[code]).json({ code, message: text[localeOf(req.get("accept-language"))] });
};
