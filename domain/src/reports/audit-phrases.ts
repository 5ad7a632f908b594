import type { AuditPhrases } from "../shared/audit/audit-phrases";
import type { ReportsEvent } from "./events";

export const reportsAuditPhrases: AuditPhrases<ReportsEvent> = {
  "dashboard.created": { ko: "대시보드를 만들었어요", en: "Created a dashboard" },
  "dashboard.changed": { ko: "대시보드를 수정했어요", en: "Changed a dashboard" },
  "dashboard.deleted": { ko: "대시보드를 삭제했어요", en: "Deleted a dashboard" },
  "report.created": { ko: "리포트를 만들었어요", en: "Created a report" },
  "report.changed": { ko: "리포트를 수정했어요", en: "Changed a report" },
  "report.deleted": { ko: "리포트를 삭제했어요", en: "Deleted a report" },
  "stage-log.filled": {
    ko: "감사 로그에서 지난 단계와 활동을 채웠어요",
    en: "Filled in past stages and activities from the audit log",
  },
};
