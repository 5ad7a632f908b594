import { randomBytes } from "node:crypto";
import { empty, json, type Reply, ReplyError } from "../src/stand-in/reply";
import { bearerToken, header, objectBody, type StandInRequest } from "../src/stand-in/request";
import type { StateFile } from "../src/stand-in/state-file";
import { senderErrors } from "./domains/sender-errors";
import type { EventWebhook } from "./events/event-webhook";
import { eventsOfSending } from "./events/events-of-mail";
import { fieldErrors, sendgridError } from "./sendgrid-error";
import type { MailState } from "./state";
import { checkMail } from "./validation/check-mail";

/** The number of stored sendings. The oldest are dropped first. */
const KEPT_SENDINGS = 20_000;

/**
 * `POST /v3/mail/send`: validates as SendGrid does, stores the mail, and answers 202 with X-Message-Id.
 * @param verifiedSenders addresses that may send beside those of validated domains
 */
export function sendMail(
  file: StateFile<MailState>,
  webhook: EventWebhook,
  request: StandInRequest,
  verifiedSenders: readonly string[] | undefined,
): Reply {
  authorize(request);
  if (!/^application\/json\b/i.test(header(request, "content-type") ?? "")) {
    return sendgridError(415, "Content-Type should be application/json.");
  }
  const checked = checkMail(objectBody(request), Date.now());
  if ("errors" in checked) return fieldErrors(400, checked.errors);
  const refused = senderErrors(file.data.senders, checked.mail.from.email, verifiedSenders);
  if (refused.length > 0) return fieldErrors(403, refused);
  const id = randomBytes(16).toString("base64url");
  if (checked.mail.mail_settings?.sandbox_mode?.enable === true) return empty(200, { "x-message-id": id });
  const { sendings } = file.data;
  const sending = { id, received_at: new Date().toISOString(), body: checked.mail };
  sendings.push(sending);
  if (sendings.length > KEPT_SENDINGS) sendings.splice(0, sendings.length - KEPT_SENDINGS);
  file.changed();
  webhook.add(eventsOfSending(sending, Date.now()));
  return empty(202, { "x-message-id": id });
}

/** Accepts any key in SendGrid's format. */
export function authorize(request: StandInRequest): void {
  if (/^SG\..+/.test(bearerToken(request) ?? "")) return;
  throw new ReplyError(sendgridError(401, "The provided authorization grant is invalid, expired, or revoked"));
}

export function listScopes(): Reply {
  return json(200, { scopes: ["mail.send", "sender_verification_eligible"] });
}
