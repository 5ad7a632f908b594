import type { AuditPhrases } from "../shared/audit/audit-phrases";
import type { RoutingEvent } from "./events";

export const routingAuditPhrases: AuditPhrases<RoutingEvent> = {
  "router.created": { ko: "라우터를 만들었어요", en: "Created a router" },
  "router.changed": { ko: "라우터를 수정했어요", en: "Changed a router" },
  "router.deleted": { ko: "라우터를 삭제했어요", en: "Deleted a router" },
  "router.drafted": { ko: "라우터의 초안을 저장했어요", en: "Saved a draft of a router" },
  "router.draft-discarded": { ko: "라우터의 초안을 삭제했어요", en: "Discarded a router's draft" },
  "share-link.changed": { ko: "공유 링크 설정을 수정했어요", en: "Changed the settings of a shared link" },
  "submission.created": { ko: "폼이 제출됐어요", en: "A form was submitted" },
  "submission.changed": { ko: "폼 제출 내역이 바뀌었어요", en: "A submission changed" },
  "submissions.exported": { ko: "폼 제출 내역을 파일로 내보냈어요", en: "Exported submissions" },
};
