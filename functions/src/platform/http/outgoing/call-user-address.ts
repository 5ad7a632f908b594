import type { CallFailure } from "@dure/domain/shared/call-failure";
import type { Dispatcher } from "undici";
import { AddressRefused, assertOutgoingUrl } from "./outgoing-address";
import { outgoingAgent } from "./outgoing-agent";

/** The time for a whole call, from the name's resolution to the end of the answer. */
const TIMEOUT_MS = 15_000;
/** The most bytes of an answer that are read; the rest is never fetched. */
const MAX_ANSWER_BYTES = 4_000;

export type CallAnswer = {
  /** Null without an answer. */
  status: number | null;
  failure: CallFailure | null;
  duration_ms: number;
  answer: string;
  retry_after_ms: number | null;
};

type UserCall = { url: string; headers: Record<string, string>; body: string };

/** Posts to an address that a user entered. It never throws: a failure is part of the answer. */
export async function callUserAddress({ url, headers, body }: UserCall): Promise<CallAnswer> {
  const startedMs = performance.now();
  const nothing = { status: null, failure: null, answer: "", retry_after_ms: null };
  const timed = (answer: Omit<CallAnswer, "duration_ms">): CallAnswer => ({
    ...answer,
    duration_ms: Math.round(performance.now() - startedMs),
  });
  try {
    assertOutgoingUrl(new URL(url));
    const { request } = await import("undici");
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const dispatcher = await outgoingAgent();
    const response = await request(url, { dispatcher, method: "POST", headers, body, signal });
    const retry_after_ms = retryAfterMs(response.headers["retry-after"], Date.now());
    return timed({ ...nothing, status: response.statusCode, answer: await beginningOf(response), retry_after_ms });
  } catch (error) {
    return timed({ ...nothing, failure: failureOf(error) });
  }
}

/** The first bytes of an answer. If the answer breaks off, the bytes so far are returned, since the status counts. */
async function beginningOf({ body }: Dispatcher.ResponseData): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of body) {
      parts.push(Buffer.from(part));
      bytes += part.length;
      if (bytes >= MAX_ANSWER_BYTES) break;
    }
  } catch {
    // The endpoint broke off, or took too long.
  }
  body.destroy();
  // The last character may be cut in two: with `stream` it is left out.
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(Buffer.concat(parts).subarray(0, MAX_ANSWER_BYTES), {
    stream: true,
  });
}

/** Seconds, or a date (RFC 9110 §10.2.3). */
export function retryAfterMs(header: string | string[] | undefined, nowMs: number): number | null {
  const text = Array.isArray(header) ? header[0] : header;
  if (!text) return null;
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - nowMs;
  return Number.isSafeInteger(waitMs) && waitMs > 0 ? waitMs : null;
}

const TIMEOUTS = ["UND_ERR_CONNECT_TIMEOUT", "UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT", "ETIMEDOUT"];

/** The kind of a call's error, for the people who run the endpoint. */
export function failureOf(error: unknown): CallFailure {
  if (error instanceof AddressRefused) return "address";
  const { code, name, errors } = error as { code?: unknown; name?: string; errors?: unknown[] };
  if (name === "TimeoutError" || name === "AbortError") return "timeout";
  if (typeof code !== "string") return Array.isArray(errors) ? failureOf(errors[0]) : "connection";
  if (TIMEOUTS.includes(code)) return "timeout";
  if (/^(ENOTFOUND|EAI_|ENODATA)/.test(code)) return "host";
  return /CERT|SIGNATURE|SSL|TLS|EPROTO/.test(code) ? "certificate" : "connection";
}
