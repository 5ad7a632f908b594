import { randomUUID } from "node:crypto";
import { json, type Reply, ReplyError } from "../src/stand-in/reply";

const CODES: Record<number, string> = {
  401: "InvalidAuthenticationToken",
  403: "ErrorAccessDenied",
  404: "ErrorItemNotFound",
  429: "ApplicationThrottled",
  503: "serviceNotAvailable",
};

/** A generic error, such as that of an injected fault. */
export function plainError(status: number, message: string): Reply {
  return graphError(status, CODES[status] ?? (status < 500 ? "ErrorInvalidRequest" : "InternalServerError"), message);
}

function graphError(status: number, code: string, message: string): Reply {
  const innerError = { date: new Date().toISOString().slice(0, 19), "request-id": randomUUID() };
  return json(status, { error: { code, message, innerError } });
}

export function refuse(status: number, code: string, message: string): never {
  throw new ReplyError(graphError(status, code, message));
}

export const notFound = (): never =>
  refuse(404, "ErrorItemNotFound", "The specified object was not found in the store.");

export const badRequest = (message: string): never => refuse(400, "ErrorInvalidRequest", message);
