import { type AppError, STATUS } from "@dure/domain/shared/error";
import { localeOf } from "@dure/domain/shared/text";
import type { Application, ErrorRequestHandler } from "express";
import type { Request } from "firebase-functions/https";
import { platformTexts } from "../texts";
import { contractRoutes } from "./contract-routes";

/** The default limit. Files go to storage, not through the API. */
const MAX_BODY_BYTES = 1_000_000;
const MEGABYTE = 1_000_000;

/** The most bytes that an endpoint accepts. */
function maxBytesOf({ method, path }: Pick<Request, "method" | "path">): number {
  const below = path.replace(/^\/api(?=\/)/, "");
  const found = contractRoutes.find((one) => one.meta.maxBodyBytes && one.method === method && one.pattern.test(below));
  return found?.meta.maxBodyBytes ?? MAX_BODY_BYTES;
}

const tooLarge = (req: Pick<Request, "method" | "path">) => platformTexts.tooLarge(maxBytesOf(req) / MEGABYTE);

/** Checks the size and type of a request's body; undefined if it is acceptable. */
export function refuseBody(req: Request): Pick<AppError, "code" | "text"> | undefined {
  if (req.rawBody && req.rawBody.length > maxBytesOf(req)) return { code: "PAYLOAD_TOO_LARGE", text: tooLarge(req) };
  // The runtime also parses forms, and passes any other body on as bytes. A browser without a body sends length 0.
  if (req.rawBody?.length && req.is("json") === false) return { code: "BAD_REQUEST", text: platformTexts.jsonOnly };
  return undefined;
}

const mended = new WeakSet<Application>();

/**
 * The runtime parses bodies before our code runs and answers malformed JSON with an HTML page. This adds an error handler
 * to the runtime's app, once, so that the product answers instead.
 */
export function refuseBrokenJson(runtime: Application | undefined): void {
  if (!runtime || mended.has(runtime)) return;
  mended.add(runtime);
  runtime.use(answerBrokenBody);
}

const answerBrokenBody: ErrorRequestHandler = (error, req, res, next) => {
  if (res.headersSent || typeof error?.status !== "number" || error.status >= 500) return next(error);
  const isTooLarge = error.status === STATUS.PAYLOAD_TOO_LARGE;
  const text = isTooLarge ? tooLarge(req) : platformTexts.brokenJson;
  const code = isTooLarge ? "PAYLOAD_TOO_LARGE" : "BAD_REQUEST";
  res.status(STATUS[code]).json({ code, message: text[localeOf(req.get("accept-language"))] });
};
