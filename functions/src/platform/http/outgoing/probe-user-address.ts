import type { CallFailure } from "@dure/domain/shared/call-failure";
import type { Dispatcher } from "undici";
import { failureOf } from "./call-user-address";
import { assertOutgoingUrl } from "./outgoing-address";
import { outgoingAgent } from "./outgoing-agent";

/** The result of a probe of an address. */
export type Probe = {
  /** Null without an answer. */
  status: number | null;
  failure: CallFailure | null;
  /** The content length by its header, or the bytes that were read; null without an answer. */
  bytes: number | null;
};

type Limits = { timeoutMs: number; maxBytes: number };

/** Statuses of servers that don't support HEAD; they are asked again with GET. */
const NO_HEAD = [403, 404, 405, 501];

/**
 * Probes an address that a user entered, without reading more than `maxBytes`. It never throws: a failure is part of
 * the result. Redirects are not followed.
 */
export async function probeUserAddress(url: string, limits: Limits): Promise<Probe> {
  try {
    assertOutgoingUrl(new URL(url));
    const signal = AbortSignal.timeout(limits.timeoutMs);
    const head = await ask("HEAD", url, signal, limits.maxBytes);
    const isUnclear = NO_HEAD.includes(head.status ?? 0) || (head.bytes === null && isFound(head));
    return isUnclear ? await ask("GET", url, signal, limits.maxBytes) : head;
  } catch (error) {
    return { status: null, failure: failureOf(error), bytes: null };
  }
}

const isFound = ({ status }: Probe): boolean => status !== null && status >= 200 && status < 300;

async function ask(method: "HEAD" | "GET", url: string, signal: AbortSignal, maxBytes: number): Promise<Probe> {
  const { request } = await import("undici");
  const dispatcher = await outgoingAgent();
  const response = await request(url, { dispatcher, method, signal });
  const length = Number(response.headers["content-length"] ?? Number.NaN);
  const isKnown = Number.isSafeInteger(length);
  const bytes = isKnown || method === "HEAD" ? length : await countBytes(response, maxBytes);
  // Without a listener, the error of the destroyed stream would be thrown.
  response.body.on("error", () => undefined).destroy();
  return { status: response.statusCode, failure: null, bytes: Number.isNaN(bytes) ? null : bytes };
}

async function countBytes({ body }: Dispatcher.ResponseData, maxBytes: number): Promise<number> {
  let bytes = 0;
  for await (const part of body) {
    bytes += Buffer.byteLength(part);
    if (bytes > maxBytes) break;
  }
  return bytes;
}
