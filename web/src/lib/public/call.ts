import { IDEMPOTENCY_HEADER, TIME_ZONE_HEADER } from "@dure/domain/shared/headers";
import { browserTimeZone } from "../browser-time-zone";
import { refusalOf } from "../call-error";
import { fetchWithRetry, RETRY_POLICY } from "../http/fetch-with-retry";

type Call = {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Below /api. */
  path: string;
  query?: Record<string, string | undefined>;
  body?: unknown;
  /** One for each submit, repeated when the same submit is sent again. */
  idempotencyKey?: string;
  /** Still sent when the visitor leaves. */
  outlivesPage?: boolean;
};

/** Calls the API as a visitor. A refusal is thrown as a CallError with the server's words; anything else means no answer. */
export async function call<T>({
  method,
  path,
  query = {},
  body,
  idempotencyKey,
  outlivesPage = false,
}: Call): Promise<T> {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const request = new Request(`${location.origin}/api${path}?${new URLSearchParams(given)}`, {
    method,
    keepalive: outlivesPage,
    headers: {
      "accept-language": document.documentElement.lang,
      [TIME_ZONE_HEADER]: browserTimeZone(),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(idempotencyKey && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = await fetchWithRetry(request, RETRY_POLICY);
  const content = parse(new TextDecoder().decode(answer.body));
  if (answer.status >= 400) throw refusalOf(content, answer.status);
  return content as T;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
