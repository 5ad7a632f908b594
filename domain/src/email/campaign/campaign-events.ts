import type { AuditPhrases } from "../../shared/audit/audit-phrases";
import type { CampaignAudit } from "./campaign-audit";

/** What happens to campaigns. Changes of the content name no content: a mail is longer than an entry may be. */
export type CampaignEvent =
  | { type: "campaign.created"; before: null; after: CampaignAudit }
  | {
      type:
        | "campaign.changed"
        | "campaign.archived"
        | "campaign.scheduled"
        | "campaign.schedule-cancelled"
        | "campaign.launched"
        | "campaign.paused"
        | "campaign.resumed"
        | "campaign.cancelled"
        | "campaign.sent"
        | "campaign.resent"
        | "campaign.tested";
      before: CampaignAudit;
      after: CampaignAudit;
    }
  | { type: "campaign.deleted"; before: CampaignAudit; after: null };

export const campaignAuditPhrases: AuditPhrases<CampaignEvent> = {
  "campaign.created": { ko: "이메일 캠페인을 만들었어요", en: "Created an email campaign" },
  "campaign.changed": { ko: "이메일 캠페인을 수정했어요", en: "Changed an email campaign" },
  "campaign.archived": { ko: "이메일 캠페인의 보관 상태를 바꿨어요", en: "Archived or restored an email campaign" },
  "campaign.scheduled": { ko: "이메일 캠페인을 예약했어요", en: "Scheduled an email campaign" },
  "campaign.schedule-cancelled": {
    ko: "이메일 캠페인 예약을 취소했어요",
    en: "Canceled an email campaign's schedule",
  },
  "campaign.launched": { ko: "이메일 캠페인 발송을 시작했어요", en: "Started sending an email campaign" },
  "campaign.paused": { ko: "이메일 캠페인 발송을 멈췄어요", en: "Paused an email campaign" },
  "campaign.resumed": { ko: "이메일 캠페인 발송을 다시 시작했어요", en: "Resumed an email campaign" },
  "campaign.cancelled": { ko: "이메일 캠페인 발송을 취소했어요", en: "Canceled an email campaign" },
  "campaign.sent": { ko: "이메일 캠페인 발송을 마쳤어요", en: "Finished sending an email campaign" },
  "campaign.resent": {
    ko: "결과를 모르는 메일을 다시 보냈어요",
    en: "Resent an email whose outcome was unknown",
  },
  "campaign.tested": { ko: "이메일 캠페인을 테스트로 발송했어요", en: "Sent an email campaign as a test" },
  "campaign.deleted": { ko: "이메일 캠페인을 삭제했어요", en: "Deleted an email campaign" },
};
