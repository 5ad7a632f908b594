import { imageTexts } from "@dure/domain/email/image/image-texts";
import { MAIL_IMAGE_TYPES, MAX_MAIL_IMAGE_BYTES } from "@dure/domain/email/image/mail-image";
import { AppError } from "@dure/domain/shared/error";

/** Why a file can't be an image of a mail, by what the browser knows of it; undefined if it may be one. */
export function imageFaultOf({ type, size }: File): AppError | undefined {
  if (!MAIL_IMAGE_TYPES.some((one) => one === type)) return new AppError("NOT_ACCEPTABLE", imageTexts.unsupportedType);
  return size > MAX_MAIL_IMAGE_BYTES ? new AppError("PAYLOAD_TOO_LARGE", imageTexts.tooLarge) : undefined;
}
