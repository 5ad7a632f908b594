import type { AuditPhrases } from "../../shared/audit/audit-phrases";
import type { SegmentEvent } from "./segment-event";

export const segmentAuditPhrases: AuditPhrases<SegmentEvent> = {
  "segment.created": { ko: "수신자 그룹을 만들었어요", en: "Created a recipient group" },
  "segment.changed": { ko: "수신자 그룹을 수정했어요", en: "Changed a recipient group" },
  "segment.deleted": { ko: "수신자 그룹을 삭제했어요", en: "Deleted a recipient group" },
};
