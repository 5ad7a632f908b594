import type { StandardHandler } from "@orpc/server/standard";
import type { Response } from "express";
import type { Request } from "firebase-functions/https";
import { z } from "zod";
import { readCaller } from "../auth/caller-store";
import { platformTexts } from "../texts";
import type { Incoming } from "./endpoint";
import { refuse } from "./refusal";

const MAX_READS = 20;
const MAX_PATH_LENGTH = 2_000;
const Paths = z.array(z.string().startsWith("/").max(MAX_PATH_LENGTH)).min(1).max(MAX_READS);

/** The answer to one of the reads. */
type Read = { status: number; body: unknown };

/**
 * Answers several reads in one response, in their order: the app's first screen needs many, and each request would cost
 * headers, a token check and reads of the caller's documents. Each read runs the chain of its endpoint, like a separate
 * request; only the caller's documents are read once for all of them.
 */
export async function serveReads(
  req: Pick<Request, "method" | "originalUrl">,
  res: Response,
  incoming: Incoming,
  handler: StandardHandler<Incoming>,
): Promise<void> {
  const base = "https://api.invalid";
  const paths = Paths.safeParse(new URL(req.originalUrl, base).searchParams.getAll("path"));
  if (req.method !== "GET") return refuse(res, "NOT_FOUND", platformTexts.notFound, incoming.locale);
  if (!paths.success) return refuse(res, "BAD_REQUEST", platformTexts.checkRequest, incoming.locale);
  const context = { ...incoming, readCaller: readOnce() };
  const reads = await Promise.all(paths.data.map((path) => read(new URL(base + path), context, handler)));
  incoming.noted.endpoint = "reads";
  res.json({ reads });
}

async function read(url: URL, incoming: Incoming, handler: StandardHandler<Incoming>): Promise<Read> {
  const context = { ...incoming, noted: {} };
  const request = { method: "GET", url, headers: {}, body: async () => undefined, signal: undefined };
  const { matched, response } = await handler.handle(request, { context });
  if (!matched) return { status: 404, body: { code: "NOT_FOUND", message: platformTexts.notFound[incoming.locale] } };
  // A file can't be a part of a JSON answer.
  if (response.body instanceof Blob || response.body instanceof ReadableStream)
    return { status: 400, body: { code: "BAD_REQUEST", message: platformTexts.checkRequest[incoming.locale] } };
  return { status: response.status, body: response.body };
}

/** Reads the caller once: all reads of a request have the same caller. */
function readOnce(): typeof readCaller {
  let reading: ReturnType<typeof readCaller> | undefined;
  return (teamId, uid, sessionId) => {
    reading ??= readCaller(teamId, uid, sessionId);
    return reading;
  };
}
