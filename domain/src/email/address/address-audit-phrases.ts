import type { AuditPhrases } from "../../shared/audit/audit-phrases";
import type { AddressEvent } from "./address-events";

export const addressAuditPhrases: AuditPhrases<AddressEvent> = {
  "address.changed": { ko: "이메일 주소의 수신 상태를 바꿨어요", en: "Changed the subscription of an email address" },
  "address.exported": { ko: "메일 차단 목록을 내려받았어요", en: "Exported the suppression list" },
};
