import type { AuditPhrases } from "../shared/audit/audit-phrases";
import type { NotificationsEvent } from "./events";

export const notificationsAuditPhrases: AuditPhrases<NotificationsEvent> = {
  "notification-setting.created": { ko: "알림을 만들었어요", en: "Created a notification" },
  "notification-setting.changed": { ko: "알림을 수정했어요", en: "Changed a notification" },
  "notification-setting.switched-off": { ko: "알림이 자동으로 꺼졌어요", en: "A notification was switched off" },
  "notification-setting.deleted": { ko: "알림을 삭제했어요", en: "Deleted a notification" },
};
