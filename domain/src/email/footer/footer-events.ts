import type { AuditPhrases } from "../../shared/audit/audit-phrases";
import type { Footer } from "./footer";

type FooterOfTeam = Footer & { id: string };

export type FooterEvent = { type: "email-footer.changed"; before: FooterOfTeam; after: FooterOfTeam };

export const footerAuditPhrases: AuditPhrases<FooterEvent> = {
  "email-footer.changed": { ko: "마케팅 메일의 푸터를 바꿨어요", en: "Changed the footer of marketing emails" },
};
