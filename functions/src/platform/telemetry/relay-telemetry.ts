import { AppError } from "@dure/domain/shared/error";
import type { Response } from "express";
import { logger } from "firebase-functions";
import type { Request } from "firebase-functions/https";
import type { Incoming } from "../http/endpoint";
import { rateLimit } from "../http/rate-limit";
import { refuse } from "../http/refusal";
import { platformTexts } from "../texts";
import { type Collector, collectorFor } from "./collectors";

const PER_MINUTE = 120;
const MAX_BYTES = 200_000;
const TIMEOUT_MS = 5_000;

/**
 * Forwards a browser's telemetry (errors, spans, usage) to the configured service, so that pages call no other origin,
 * and the service sees no visitor's address. Without a service, the report is dropped.
 */
export async function relayTelemetry(path: string, req: Request, res: Response, incoming: Incoming): Promise<void> {
  try {
    rateLimit("telemetry", incoming.address, PER_MINUTE, Date.parse(incoming.now));
    const collector = collectorFor(path.split("/").at(-1));
    if (!collector || req.method !== "POST") throw new AppError("NOT_FOUND", platformTexts.notFound);
    if (!req.rawBody || req.rawBody.length > MAX_BYTES) throw new AppError("BAD_REQUEST", platformTexts.checkRequest);
    res.status(await pass(collector, req.rawBody)).end();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "TOO_MANY_REQUESTS") incoming.reply.setRetryAfter(60);
    refuse(res, error.code, error.text, incoming.locale);
  }
}

/** @returns 204, or 502 so that a page may retry */
export async function pass({ url, headers }: Collector, body: Uint8Array<ArrayBuffer> | Buffer): Promise<number> {
  if (!url) return 204;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { ok, status } = await fetch(url, { method: "POST", headers, body: new Uint8Array(body), signal });
    if (ok) return 204;
    logger.warn("A collector refused telemetry.", { status });
  } catch (error) {
    logger.warn("A collector can't be reached.", { error: String(error) });
  }
  return 502;
}
