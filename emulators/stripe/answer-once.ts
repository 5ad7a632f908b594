import { isDeepStrictEqual } from "node:util";
import type { Reply } from "../src/stand-in/reply";
import { bearerToken, formBody, header, type StandInRequest } from "../src/stand-in/request";
import { type Form, parseForm } from "./form";
import type { Stripe } from "./stripe";
import { refuse } from "./stripe-error";

export type Verb = (stripe: Stripe, form: Form, params: Record<string, string>) => Reply;

/** Runs an API call: checks the key, parses the form, and repeats the first answer to an idempotency key. */
export function answerOnce(stripe: Stripe, request: StandInRequest, verb: Verb): Reply {
  if (!bearerToken(request)?.startsWith("sk_")) refuse(401, "You did not provide an API key.");
  const form = parseForm(request.method === "GET" ? request.query : formBody(request));
  const key = request.method === "GET" ? undefined : header(request, "idempotency-key");
  const known = key ? stripe.state.answers[key] : undefined;
  if (known) {
    if (known.path !== request.path || !isDeepStrictEqual(known.form, form))
      refuse(400, "Keys for idempotent requests can only be used with the same parameters they were first used with.", {
        type: "idempotency_error",
      });
    return { status: known.status, headers: { ...JSON_TYPE, "idempotent-replayed": "true" }, body: known.body };
  }
  const reply = verb(stripe, form, request.params);
  if (key) {
    stripe.state.answers[key] = { path: request.path, form, status: reply.status, body: reply.body.toString() };
    stripe.file.changed();
  }
  return { ...reply, headers: { ...reply.headers, "request-id": stripe.newId("req") } };
}

const JSON_TYPE = { "content-type": "application/json; charset=UTF-8" };
