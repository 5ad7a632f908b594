import type { Reply } from "../src/stand-in/reply";
import { findMessage } from "./messages";
import { sendgridError } from "./sendgrid-error";
import type { MailState } from "./state";

/** Serves an attachment as a download, because an attached page must not run on the inbox's origin. */
export function attachmentFile(state: MailState, params: Record<string, string>): Reply {
  const file = findMessage(state, params.id ?? "")?.message.attachments[Number(params.index)];
  if (!file) return sendgridError(404, "Not Found");
  return {
    status: 200,
    headers: {
      "content-type": file.type && /^[\x20-\x7e]+$/.test(file.type) ? file.type : "application/octet-stream",
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
    },
    body: Buffer.from(file.content, "base64"),
  };
}
