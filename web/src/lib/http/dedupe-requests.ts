import type { BufferedResponse } from "./fetch-with-retry";
import type { SendRequest } from "./send-request";

/** Identical reads within this time get the same response (docs/product/platform.md#client-time-outs-and-retries). */
export const DEDUPE_MS = 500;

/** Addresses whose response may be used once only, such as the link to a provider's consent page. */
const SINGLE_USE = /\/authorize\//;

/**
 * Sends identical GET requests once and gives every caller the same response, for `dedupeMs`. A failure is forgotten at
 * once, so that a retry is sent. Any write, and `forget`, empties the cache: a read that starts after a known change
 * never gets an older response.
 */
export function dedupeRequests(send: SendRequest, dedupeMs = DEDUPE_MS): { send: SendRequest; forget: () => void } {
  const recent = new Map<string, Promise<BufferedResponse>>();

  const write: SendRequest = async (request, options) => {
    recent.clear();
    try {
      return await send(request, options);
    } finally {
      recent.clear();
    }
  };

  const read: SendRequest = (request, options) => {
    const key = keyOf(request);
    const known = recent.get(key);
    if (known) return abortable(known, request.signal);
    const response = send(new Request(request, { signal: null }), options);
    recent.set(key, response);
    const forget = () => recent.get(key) === response && recent.delete(key);
    setTimeout(forget, dedupeMs);
    response.then(({ status }) => status >= 500 && forget(), forget);
    return abortable(response, request.signal);
  };

  const sendDeduped: SendRequest = (request, options) => {
    if (request.method !== "GET") return write(request, options);
    return SINGLE_USE.test(request.url) ? send(request, options) : read(request, options);
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
