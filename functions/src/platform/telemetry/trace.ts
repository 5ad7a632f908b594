import type { Response } from "express";
import type { Request } from "firebase-functions/https";
import { otlpUrl, traceRatio } from "../config";
import type { Incoming } from "../http/endpoint";
import type { Tracing } from "./tracing";

let tracing: Tracing | undefined;

/** Loads tracing with an instance's first request; without a collector, no tracing library is ever loaded. */
async function start(): Promise<Tracing | undefined> {
  const url = otlpUrl.value();
  if (!url) return undefined;
  tracing ??= (await import("./tracing")).createTracing(url, Number(traceRatio.value()));
  return tracing;
}

/**
 * Runs a request in a span, which continues the browser's trace if there is a `traceparent` header. Attributes name the
 * endpoint, but no address with ids, and no person.
 */
export async function traceRequest(
  req: Pick<Request, "method" | "get">,
  res: Pick<Response, "statusCode">,
  { requestId, noted }: Pick<Incoming, "requestId" | "noted">,
  work: () => Promise<void>,
): Promise<void> {
  const started = await start();
  if (!started) return work();
  await started.run(`${req.method} /api`, { kind: "server", parent: req.get("traceparent") }, async (span) => {
    span.setAttribute("http.request.method", req.method);
    span.setAttribute("dure.request_id", requestId);
    await work();
    if (noted.endpoint) span.updateName(noted.endpoint);
    span.setAttribute("http.response.status_code", res.statusCode);
    return res.statusCode < 500;
  });
}

/** Runs a job in a span, which continues the trace of the code that queued it. */
export async function traceJob(name: string, parent: string | undefined, work: () => Promise<void>): Promise<void> {
  const started = await start();
  if (!started) return work();
  await started.run(`job ${name}`, { kind: "consumer", parent }, async () => {
    await work();
    return true;
  });
}

/** The current trace, for a job that is queued; undefined without tracing. */
export const currentTraceparent = (): string | undefined => tracing?.currentTraceparent();
