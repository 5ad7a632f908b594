import { IDEMPOTENCY_HEADER, TIME_ZONE_HEADER } from "@dure/domain/shared/headers";
import { refusalOf } from "../call-error";
import { fetchWithRetry, RETRY_POLICY } from "../http/fetch-with-retry";
import { browserTimeZone } from "../zone/browser-time-zone";
import type { PublicRoute } from "./public-routes";
import { type EndpointInput, requestInit } from "./request-init";

type CallOptions = {
  /** The same key for every try of a submit. */
  idempotencyKey?: string;
  /** Whether the request continues after the visitor has left the page. */
  outlivesPage?: boolean;
};

/** Calls a public endpoint as a visitor. A refusal is thrown as a CallError with the server's text; anything else means no answer. */
export async function call<Input extends EndpointInput, Output>(
  route: PublicRoute<Input, Output>,
  input: Input,
  { idempotencyKey, outlivesPage = false }: CallOptions = {},
): Promise<Output> {
  const { url, headers, ...init } = requestInit(route, input, location.origin);
  const request = new Request(url, {
    ...init,
    keepalive: outlivesPage,
    headers: {
      ...headers,
      "accept-language": document.documentElement.lang,
      [TIME_ZONE_HEADER]: browserTimeZone(),
      ...(idempotencyKey && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
    },
  });
  const answer = await fetchWithRetry(request, RETRY_POLICY);
  const content = parse(new TextDecoder().decode(answer.body));
  if (answer.status >= 400) throw refusalOf(content, answer.status);
  return content as Output;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
