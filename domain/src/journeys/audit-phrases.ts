import type { AuditPhrases } from "../shared/audit/audit-phrases";
import type { JourneysEvent } from "./events";

export const journeysAuditPhrases: AuditPhrases<JourneysEvent> = {
  "tracker.changed": { ko: "고객 여정을 수집할 웹사이트를 바꿨어요", en: "Changed the websites of customer journeys" },
  "ai-draft.requested": { ko: "AI 초안을 요청했어요", en: "Requested an AI draft" },
  "company-research.requested": { ko: "회사의 AI 리서치를 시작했어요", en: "Started AI research on a company" },
  "company-research.finished": { ko: "회사의 AI 리서치가 끝났어요", en: "AI research on a company finished" },
  "company-research.failed": { ko: "회사의 AI 리서치에 실패했어요", en: "AI research on a company failed" },
};
