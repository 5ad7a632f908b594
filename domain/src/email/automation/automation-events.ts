import type { AuditPhrases } from "../../shared/audit/audit-phrases";
import type { Automation } from "./automation";

/** What the audit log and events say of an automation; its mails are longer than an entry may be. */
export type AutomationAudit = Pick<
  Automation,
  "id" | "name" | "status" | "trigger" | "version" | "re_entry" | "stops_on_booking"
> & { steps: number };

/** A person whom a member took out of an automation. */
type RemovedEnrollment = { id: string; automation_id: string };

export type AutomationEvent =
  | { type: "automation.created"; before: null; after: AutomationAudit }
  | {
      type: "automation.changed" | "automation.activated" | "automation.deactivated";
      before: AutomationAudit;
      after: AutomationAudit;
    }
  | { type: "automation.deleted"; before: AutomationAudit; after: null }
  | { type: "automation.person-removed"; before: RemovedEnrollment; after: null };

export const automationAuditPhrases: AuditPhrases<AutomationEvent> = {
  "automation.created": { ko: "이메일 자동화를 만들었어요", en: "Created an email automation" },
  "automation.changed": { ko: "이메일 자동화를 수정했어요", en: "Changed an email automation" },
  "automation.activated": { ko: "이메일 자동화를 켰어요", en: "Activated an email automation" },
  "automation.deactivated": { ko: "이메일 자동화를 껐어요", en: "Deactivated an email automation" },
  "automation.deleted": { ko: "이메일 자동화를 삭제했어요", en: "Deleted an email automation" },
  "automation.person-removed": {
    ko: "이메일 자동화에서 사람을 뺐어요",
    en: "Removed a person from an email automation",
  },
};
