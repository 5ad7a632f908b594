import { json, type Reply, ReplyError } from "../src/stand-in/reply";

type Details = { type?: string; code?: string; param?: string; decline_code?: string };

/** Stripe's error object; the type follows from the status unless it is given. */
export const stripeError = (status: number, message: string, details: Details = {}): Reply =>
  json(status, { error: { type: typeOf(status), message, ...details } }, { "request-id": "req_local" });

export function refuse(status: number, message: string, details: Details = {}): never {
  throw new ReplyError(stripeError(status, message, details));
}

export const refuseMissing = (what: string, id: string): never =>
  refuse(404, `No such ${what}: '${id}'`, { code: "resource_missing", param: "id" });

export const refuseCard = (): never =>
  refuse(402, "Your card was declined.", {
    type: "card_error",
    code: "card_declined",
    decline_code: "generic_decline",
  });

const typeOf = (status: number): string => (status >= 500 ? "api_error" : "invalid_request_error");
