import { noteServerTime } from "./server-clock";

/** How long an attempt may take, and when it is retried (docs/product/platform.md#client-time-outs-and-retries). */
export type RetryPolicy = { timeoutMs: number; retries: number; retryDelayMs: number };

export const RETRY_POLICY: RetryPolicy = { timeoutMs: 30_000, retries: 5, retryDelayMs: 1_000 };

/** A response with its whole body, so that the time-out covers the body and several callers can read it. */
export type BufferedResponse = { status: number; statusText: string; headers: Headers; body: ArrayBuffer };

/** Sends a request. Time-outs are retried with linear backoff; any other failure is thrown. */
export async function fetchWithRetry(request: Request, retryPolicy: RetryPolicy): Promise<BufferedResponse> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fetchBuffered(request.clone(), retryPolicy.timeoutMs);
    } catch (error) {
      if (!isTimeout(error) || attempt > retryPolicy.retries) throw error;
      await delay(retryPolicy.retryDelayMs * attempt, request.signal);
    }
  }
}

export const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === "TimeoutError";

export const toResponse = ({ status, statusText, headers, body }: BufferedResponse): Response =>
  new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });

async function fetchBuffered(request: Request, timeoutMs: number): Promise<BufferedResponse> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
  const response = await fetch(request, { signal });
  const { status, statusText, headers } = response;
  noteServerTime(headers);
  return { status, statusText, headers, body: await response.arrayBuffer() };
}

function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", abort);
      resolve();
    }, milliseconds);
    signal.addEventListener("abort", abort, { once: true });
  });
}
