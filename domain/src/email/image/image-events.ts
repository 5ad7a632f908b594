import type { AuditPhrases } from "../../shared/audit/audit-phrases";
import type { MailImage } from "./mail-image";

export type ImageEvent = { type: "mail-image.created"; before: null; after: MailImage };

export const imageAuditPhrases: AuditPhrases<ImageEvent> = {
  "mail-image.created": { ko: "메일 이미지를 올렸어요", en: "Uploaded an image for emails" },
};
