import { randomBytes } from "node:crypto";
import { addressIn, hasRecipient, mimeHeaders } from "../src/stand-in/mime-headers";
import { json, type Reply } from "../src/stand-in/reply";
import { objectBody, type StandInRequest } from "../src/stand-in/request";
import { text } from "../src/stand-in/values";
import { callerWith, SCOPES } from "./api-access";
import { badRequest } from "./api-error";
import type { Google } from "./google";

/** Gmail's users.messages.send: `raw` is a message in base64url. The account replaces any other sender. */
export function sendMail(google: Google, request: StandInRequest): Reply {
  const { email } = callerWith(google, request, SCOPES.sendMail);
  const raw = text(objectBody(request).raw);
  if (!raw)
    return badRequest(
      "invalidArgument",
      "'raw' RFC822 payload message string or uploading message via /upload/* URL required",
    );
  const message = Buffer.from(raw, "base64url").toString("utf8");
  const headers = mimeHeaders(message);
  if (!headers || !hasRecipient(headers)) return badRequest("invalidArgument", "Recipient address required");
  const isOwn = addressIn(headers.get("from")) === email;
  const sent = isOwn ? message : message.replace(/^From:.*$/im, `From: ${email}`);
  const id = randomBytes(8).toString("hex");
  google.file.data.sentMails.push({ id, email, message: sent });
  google.file.changed();
  return json(200, { id, threadId: id, labelIds: ["SENT"] });
}
