import type { Refusal } from "@dure/domain/shared/error";
import { anyAddress } from "./any-address";
import { suite } from "./suite";

/**
 * A request the typed client would not let us make. `path` is below /api; a text body is sent as it is.
 * @param idToken "" for a visitor, whose every call comes from an address of its own
 */
export async function call(
  idToken: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${suite.apiUrl}${path}`, {
    method,
    headers: {
      "accept-language": "en",
      ...(idToken ? { authorization: `Bearer ${idToken}` } : { "x-forwarded-for": anyAddress() }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: parse(text) };
}

// A refusal's fields are the ones most tests read; other answers are matched as a whole.
type Answer = Partial<Refusal> & Record<string, unknown>;

function parse(text: string): Answer {
  try {
    return text === "" ? {} : JSON.parse(text);
  } catch {
    return { text };
  }
}
