import type { AuditPhrases } from "../shared/audit/audit-phrases";
import { addressAuditPhrases } from "./address/address-audit-phrases";
import { automationAuditPhrases } from "./automation/automation-events";
import { brandAuditPhrases } from "./brand/brand-events";
import { campaignAuditPhrases } from "./campaign/campaign-events";
import type { EmailEvent } from "./events";
import { footerAuditPhrases } from "./footer/footer-events";
import { imageAuditPhrases } from "./image/image-events";
import { lawAuditPhrases } from "./law/law-events";
import { reportAuditPhrases } from "./report/report-events";
import { segmentAuditPhrases } from "./segment/segment-audit-phrases";
import { sendingDomainAuditPhrases } from "./sending-domain/sending-domain-events";
import { topicAuditPhrases } from "./unsubscribe/topic-events";

export const emailAuditPhrases: AuditPhrases<EmailEvent> = {
  ...automationAuditPhrases,
  ...segmentAuditPhrases,
  ...addressAuditPhrases,
  ...footerAuditPhrases,
  ...lawAuditPhrases,
  ...topicAuditPhrases,
  ...brandAuditPhrases,
  ...imageAuditPhrases,
  ...campaignAuditPhrases,
  ...reportAuditPhrases,
  ...sendingDomainAuditPhrases,
  "template.created": { ko: "메일 템플릿을 만들었어요", en: "Created an email template" },
  "template.changed": { ko: "메일 템플릿을 수정했어요", en: "Changed an email template" },
  "template.deleted": { ko: "메일 템플릿을 삭제했어요", en: "Deleted an email template" },
  "follow-up.requested": { ko: "후속 메일을 예약했어요", en: "Requested a follow-up email" },
};
