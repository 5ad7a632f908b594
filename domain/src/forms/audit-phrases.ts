import type { AuditPhrases } from "../shared/audit/audit-phrases";
import type { FormsEvent } from "./events";

export const formsAuditPhrases: AuditPhrases<FormsEvent> = {
  "email-consent.answered": {
    ko: "광고 메일 수신 동의 질문에 답했어요",
    en: "Answered whether to receive marketing emails",
  },
  "saved-question.created": { ko: "질문을 보관함에 저장했어요", en: "Saved a question to the library" },
  "saved-question.deleted": { ko: "보관한 질문을 삭제했어요", en: "Deleted a saved question" },
  "form-submission.created": { ko: "폼 응답이 레코드에 등록됐어요", en: "A form's answers were added to a record" },
  "form-submission.changed": { ko: "레코드의 폼 응답이 바뀌었어요", en: "A record's form answers changed" },
};
