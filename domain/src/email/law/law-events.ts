import type { AuditPhrases } from "../../shared/audit/audit-phrases";
import type { Law } from "./law";

type LawOfTeam = Law & { id: string };

export type LawEvent = { type: "email-law.changed"; before: LawOfTeam; after: LawOfTeam };

export const lawAuditPhrases: AuditPhrases<LawEvent> = {
  "email-law.changed": {
    ko: "광고 메일 규정(정보통신망법) 설정을 바꿨어요",
    en: "Changed whether Korea's law on advertising emails is followed",
  },
};
