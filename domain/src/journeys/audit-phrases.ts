import type { AuditPhrases } from "../shared/audit/audit-phrases";
import type { JourneysEvent } from "./events";

export const journeysAuditPhrases: AuditPhrases<JourneysEvent> = {
  "tracker.changed": { ko: "고객 여정을 수집할 웹사이트를 바꿨어요", en: "Changed the websites of customer journeys" },
};
