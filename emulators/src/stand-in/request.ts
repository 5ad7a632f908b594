import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isRecord } from "./values";

/** A received call with its whole body. */
export interface StandInRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  /** Decoded `:name` parts of the matched route. */
  params: Record<string, string>;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export class BodyTooLargeError extends Error {}
export class BadJsonError extends Error {}

/**
 * Reads the whole body.
 * @throws BodyTooLargeError beyond `limitBytes`, after draining the rest
 */
export async function readBody(incoming: IncomingMessage, limitBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let lengthBytes = 0;
  for await (const chunk of incoming) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    lengthBytes += bytes.length;
    if (lengthBytes <= limitBytes) chunks.push(bytes);
  }
  if (lengthBytes > limitBytes) throw new BodyTooLargeError(`the body is longer than ${limitBytes} bytes`);
  return Buffer.concat(chunks);
}

/**
 * The body as JSON; undefined if it is empty.
 * @throws BadJsonError if it cannot be parsed
 */
export function jsonBody(request: StandInRequest): unknown {
  if (request.body.length === 0) return undefined;
  try {
    return JSON.parse(request.body.toString("utf8"));
  } catch {
    throw new BadJsonError("the body is not JSON");
  }
}

/**
 * The body as a JSON object.
 * @throws BadJsonError if it is anything else
 */
export function objectBody(request: StandInRequest): Record<string, unknown> {
  const value = jsonBody(request);
  if (!isRecord(value)) throw new BadJsonError("the body is not a JSON object");
  return value;
}

export function formBody(request: StandInRequest): URLSearchParams {
  return new URLSearchParams(request.body.toString("utf8"));
}

export function header(request: Pick<StandInRequest, "headers">, name: string): string | undefined {
  const value = request.headers[name.toLowerCase()];
  return Array.isArray(value) ? value[0] : value;
}

export function bearerToken(request: Pick<StandInRequest, "headers">): string | undefined {
  return /^Bearer +(\S+)$/i.exec(header(request, "authorization") ?? "")?.[1];
}
