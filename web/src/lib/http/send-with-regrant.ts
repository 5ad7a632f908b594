import { type CallError, refusalOf } from "../call-error";
import type { BufferedResponse } from "./fetch-with-retry";

/**
 * Asks the user to authorize an account again.
 * @returns whether they did: then the call is worth a retry
 */
export type Regrant = (refusal: CallError, isRead: boolean) => Promise<boolean>;

/** The refusal of a call that needs an account whose grant is broken; undefined for any other response. */
function regrantRefusal({ status, body }: BufferedResponse): CallError | undefined {
  if (status !== 406) return undefined;
  const refusal = refusalOf(JSON.parse(new TextDecoder().decode(body) || "{}"), status);
  return refusal.code === "REGRANT_PERMISSION" ? refusal : undefined;
}

/** Sends a request. If it needs an account to be authorized again, and the user does so, it is retried once. */
export async function sendWithRegrant(
  request: Request,
  send: (request: Request) => Promise<BufferedResponse>,
  regrant: Regrant | undefined,
  renewHeaders: () => Promise<Record<string, string>>,
): Promise<BufferedResponse> {
  if (!regrant) return send(request);
  const again = request.clone();
  const response = await send(request);
  const refusal = regrantRefusal(response);
  if (!refusal || !(await regrant(refusal, request.method === "GET"))) return response;
  // The consent may have taken minutes, so the first token may have expired.
  for (const [name, value] of Object.entries(await renewHeaders())) again.headers.set(name, value);
  return send(again);
}
