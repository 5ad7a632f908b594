import type { AuditPhrases } from "../../shared/audit/audit-phrases";

/** Events of a campaign's report. */
export type ReportEvent = { type: "campaign-recipients.exported"; before: null; after: { id: string; name: string } };

export const reportAuditPhrases: AuditPhrases<ReportEvent> = {
  "campaign-recipients.exported": {
    ko: "이메일 캠페인을 받는 사람의 목록을 내려받았어요",
    en: "Downloaded the recipients of an email campaign",
  },
};
