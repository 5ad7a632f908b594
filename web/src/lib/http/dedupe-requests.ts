import type { Answer } from "./fetch-with-retry";

/** Identical reads this close together share one answer (docs/product/platform.md#client-time-outs-and-retries). */
export const SHARE_MS = 500;

/** What makes something that serves once, such as the address of a provider's consent. */
const SINGLE_USE = /\/authorize\//;

type Send = (request: Request, timeoutMs?: number) => Promise<Answer>;

/**
 * Lets identical GET requests share one answer for a moment. A write ends the sharing, and so does `forget`: nobody reads
 * what was true before a change that they know of.
 */
export function shareAnswers(send: Send, shareMs = SHARE_MS): { send: Send; forget: () => void } {
  const shared = new Map<string, Promise<Answer>>();

  const write: Send = async (request, timeoutMs) => {
    shared.clear();
    try {
      return await send(request, timeoutMs);
    } finally {
      shared.clear();
    }
  };

  const read: Send = (request, timeoutMs) => {
    const key = keyOf(request);
    const known = shared.get(key);
    if (known) return abortable(known, request.signal);
    const answer = send(new Request(request, { signal: null }), timeoutMs);
    shared.set(key, answer);
    const forget = () => shared.get(key) === answer && shared.delete(key);
    setTimeout(forget, shareMs);
    answer.catch(forget);
    return abortable(answer, request.signal);
  };

  const sendOnce: Send = (request, timeoutMs) => {
    if (request.method !== "GET") return write(request, timeoutMs);
    return SINGLE_USE.test(request.url) ? send(request, timeoutMs) : read(request, timeoutMs);
  };
  return { send: sendOnce, forget: () => shared.clear() };
}

const keyOf = ({ url, headers }: Request) =>
  [url, headers.get("authorization"), headers.get("accept-language")].join("\n");

/** One caller that gives up must not end the request of the others. */
function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
