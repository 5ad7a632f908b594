/** How long a call waits and how often it is tried again (docs/product/platform.md#client-time-outs-and-retries). */
export type Patience = { timeoutMs: number; retries: number; retryDelayMs: number };

export const PATIENCE: Patience = { timeoutMs: 30_000, retries: 5, retryDelayMs: 1_000 };

/** A whole answer, so that a time-out covers its body and several callers can read it. */
export type Answer = { status: number; statusText: string; headers: Headers; body: ArrayBuffer };

/** Sends a request; a time-out is tried again after one delay, then two, and so on. Other failures are thrown. */
export async function patientFetch(request: Request, patience: Patience): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await answerOf(request.clone(), patience.timeoutMs);
    } catch (error) {
      if (!isTimeout(error) || attempt > patience.retries) throw error;
      await delay(patience.retryDelayMs * attempt, request.signal);
    }
  }
}

export const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === "TimeoutError";

export const responseOf = ({ status, statusText, headers, body }: Answer): Response =>
  new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });

async function answerOf(request: Request, timeoutMs: number): Promise<Answer> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
  const response = await fetch(request, { signal });
  const { status, statusText, headers } = response;
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
