import type { CallTracer } from "./traced-call";

let tracer: CallTracer | undefined;

/**
 * Traces this share of the API's calls from now on. Its library is fetched here: the first calls of a page are not traced,
 * since they would have to wait for it.
 */
export async function startTracing(ratio: number, url?: string): Promise<void> {
  const { createCallTracer } = await import("./call-tracer");
  tracer = createCallTracer(ratio, url);
}

/** Sends a request, in a span where calls are traced. */
export async function traceCall(
  endpoint: string,
  request: Request,
  send: () => Promise<Response>,
  start = tracer,
): Promise<Response> {
  if (!start) return send();
  const { traceparent, end } = start(endpoint, request.method);
  request.headers.set("traceparent", traceparent);
  try {
    const response = await send();
    end(response.status);
    return response;
  } catch (error) {
    end(undefined);
    throw error;
  }
}
