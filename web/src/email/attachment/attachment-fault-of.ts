import { attachmentTexts } from "@dure/domain/email/attachment/attachment-texts";
import { assertAttachments, MAX_ATTACHMENTS } from "@dure/domain/email/attachment/mail-attachment";
import { AppError } from "@dure/domain/shared/error";

type Named = { filename: string; size: number };

/**
 * Why a file can't be attached, by the server's rules; undefined if it can.
 * @param others the files that the mail has, or will have
 */
export function attachmentFaultOf({ name, size }: File, others: readonly Named[]): unknown {
  if (size === 0) return new AppError("BAD_REQUEST", attachmentTexts.empty);
  if (others.length >= MAX_ATTACHMENTS) return new AppError("BAD_REQUEST", attachmentTexts.tooMany);
  try {
    assertAttachments([...others, { filename: name.normalize("NFC"), size }]);
    return undefined;
  } catch (fault) {
    return fault;
  }
}
