import { addressIn, hasRecipient, mimeHeaders } from "../src/stand-in/mime-headers";
import { empty, type Reply } from "../src/stand-in/reply";
import type { StandInRequest } from "../src/stand-in/request";
import { callerWith } from "./access";
import { refuse } from "./graph-error";
import type { Microsoft } from "./microsoft";

const BASE64 = /^[\w+/\s]+=*\s*$/;

/** Graph's sendMail with a message in base64, which its content type text/plain announces. Answers 202 without an id. */
export function sendMail(microsoft: Microsoft, request: StandInRequest): Reply {
  const { email } = callerWith(microsoft, request, "Mail.Send");
  if (!request.headers["content-type"]?.startsWith("text/plain"))
    return refuse(415, "UnsupportedMediaType", "This stand-in takes messages as text/plain alone.");
  const given = request.body.toString("utf8");
  const message = BASE64.test(given) ? Buffer.from(given, "base64").toString("utf8") : "";
  const headers = mimeHeaders(message);
  if (!headers) return refuse(400, "ErrorMimeContentInvalidBase64String", "Invalid base64 string for MIME content.");
  if (!hasRecipient(headers)) return refuse(400, "ErrorInvalidRecipients", "At least one recipient is not valid.");
  const from = addressIn(headers.get("from"));
  if (from !== email)
    return refuse(
      403,
      "ErrorSendAsDenied",
      "The user account which was used to submit this request does not have the right to send mail on behalf of the specified sending account.",
    );
  microsoft.file.data.sentMails.push({ email, message });
  microsoft.file.changed();
  return empty(202);
}
