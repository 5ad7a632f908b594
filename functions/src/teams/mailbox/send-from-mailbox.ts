import { AppError } from "@dure/domain/shared/error";
import { gmailUrl, graphUrl } from "../../platform/config";
import { accessToken } from "../connection/access-token";
import type { Connection } from "../connection/connection";

const TIMEOUT_MS = 30_000;

/** The outcome of a call: the message's id, or why the mailbox refused the mail. */
export type Delivery = { messageId: string } | { refusal: string };

/**
 * Sends a message from a connected mailbox. A refused access token is renewed and the call repeated once.
 * @param readToken returns an access token of a connected account, but not the refused one
 * @throws if it is unknown whether the mail was sent: no answer, or a failure of the service
 */
export async function sendFromMailbox(
  teamId: string,
  { id, provider }: Connection,
  message: string,
  readToken = accessToken,
): Promise<Delivery> {
  const send = provider === "google" ? sendByGmail : sendByGraph;
  const token = await readToken(teamId, id).catch(noneIfBroken);
  if (token === undefined) return { refusal: "REGRANT_PERMISSION" };
  const first = await send(token, message);
  if (first.status !== 401) return deliveryOf(first);
  const renewed = await readToken(teamId, id, { refused: token }).catch(noneIfBroken);
  return renewed === undefined ? { refusal: "REGRANT_PERMISSION" } : deliveryOf(await send(renewed, message));
}

/** No token if the grant was revoked. Its owner is notified elsewhere. */
function noneIfBroken(error: unknown): undefined {
  if (error instanceof AppError && error.code === "REGRANT_PERMISSION") return undefined;
  throw error;
}

const post = (url: string, token: string, type: string, body: string): Promise<Response> =>
  fetch(url, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": type },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });

/** Gmail's users.messages.send. */
const sendByGmail = (token: string, message: string) =>
  post(
    `${gmailUrl.value()}/gmail/v1/users/me/messages/send`,
    token,
    "application/json",
    JSON.stringify({ raw: Buffer.from(message).toString("base64url") }),
  );

/** Graph's sendMail takes a message as base64 text, and answers 202 without an id. */
const sendByGraph = (token: string, message: string) =>
  post(`${graphUrl.value()}/v1.0/me/sendMail`, token, "text/plain", Buffer.from(message).toString("base64"));

async function deliveryOf(response: Response): Promise<Delivery> {
  const text = await response.text();
  if (response.ok) return { messageId: String(parse(text).id ?? "") };
  if (response.status >= 500) throw new Error(`A mailbox answered ${response.status}: ${text.slice(0, 500)}`);
  return { refusal: `${response.status} ${text.slice(0, 500)}` };
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text || "{}");
  } catch {
    return {};
  }
}
