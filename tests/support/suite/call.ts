import type { Refusal } from "@dure/domain/shared/error";
import { anyAddress } from "./any-address";
import { suite } from "./suite";

/**
 * Sends a request that the typed client does not allow. `path` is below /api; a string body is sent unchanged.
 * @param idToken "" for a visitor, whose calls each have a new IP address
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

// Most tests read the fields of a refusal. Other responses are matched as a whole.
type Answer = Partial<Refusal> & Record<string, unknown>;

function parse(text: string): Answer {
  try {
    return text === "" ? {} : JSON.parse(text);
  } catch {
    return { text };
  }
}
