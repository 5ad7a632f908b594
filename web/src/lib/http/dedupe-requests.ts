import type { BufferedResponse } from "./fetch-with-retry";

/** Identical reads within this time get the same response (docs/product/platform.md#client-time-outs-and-retries). */
export const DEDUPE_MS = 500;

/** Addresses whose response may be used once only, such as the link to a provider's consent page. */
const SINGLE_USE = /\/authorize\//;

type Send = (request: Request, timeoutMs?: number) => Promise<BufferedResponse>;

/**
 * Sends identical GET requests once and gives every caller the same response, for `dedupeMs`. Any write, and `forget`,
 * empties the cache: a read that starts after a known change never gets an older response.
 */
export function dedupeRequests(send: Send, dedupeMs = DEDUPE_MS): { send: Send; forget: () => void } {
  const recent = new Map<string, Promise<BufferedResponse>>();

  const write: Send = async (request, timeoutMs) => {
    recent.clear();
    try {
      return await send(request, timeoutMs);
    } finally {
      recent.clear();
    }
  };

  const read: Send = (request, timeoutMs) => {
    const key = keyOf(request);
    const known = recent.get(key);
    if (known) return abortable(known, request.signal);
    const response = send(new Request(request, { signal: null }), timeoutMs);
    recent.set(key, response);
    const forget = () => recent.get(key) === response && recent.delete(key);
    setTimeout(forget, dedupeMs);
    response.catch(forget);
    return abortable(response, request.signal);
  };

  const sendDeduped: Send = (request, timeoutMs) => {
    if (request.method !== "GET") return write(request, timeoutMs);
    return SINGLE_USE.test(request.url) ? send(request, timeoutMs) : read(request, timeoutMs);
  };
  return { send: sendDeduped, forget: () => recent.clear() };
}

const keyOf = ({ url, headers }: Request) =>
  [url, headers.get("authorization"), headers.get("accept-language")].join("\n");

/** Lets one caller abort without aborting the shared request. */
function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
