import { mailAttachmentOf } from "@dure/domain/email/attachment/mail-attachment";
import { mailImageOf } from "@dure/domain/email/image/mail-image";
import type { UploadFolder } from "../records/file/remove-abandoned-uploads";
import { unknownAttachments } from "./attachment/attachment-store";
import { unknownMailImages } from "./image/image-store";

/** Where browsers upload what belongs to mails. */
export const EMAIL_UPLOAD_FOLDERS: readonly UploadFolder[] = [
  { folder: "/attachment/", idOf: mailImageOf, unknownOf: unknownMailImages },
  { folder: "/attachment/", idOf: mailAttachmentOf, unknownOf: unknownAttachments },
];
