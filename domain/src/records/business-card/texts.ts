import { defineTexts } from "../../shared/text";

/** Messages about the sync of business cards. */
export const businessCardTexts = defineTexts({
  timeout: {
    ko: "리멤버 동기화 요청 시간이 초과되었어요. 동기화는 계속 진행되고 있어요.",
    en: "Remember sync request timed out",
  },
  locked: { ko: "다른 팀원이 동기화하고 있어요.", en: "Another team member is currently syncing" },
  failed: {
    ko: "동기화 중 오류가 발생했어요. 잠시 후 다시 시도해 주세요.",
    en: "An error occurred during sync",
  },
  notFound: { ko: "존재하지 않는 동기화예요.", en: "This sync doesn't exist." },
  runs: { ko: "아직 동기화하고 있어요.", en: "The sync is still running." },
  undone: { ko: "이미 되돌린 동기화예요.", en: "This sync has already been undone." },
  undoTooLate: {
    ko: "동기화한 지 30일이 지나 되돌릴 수 없어요.",
    en: "This sync can't be undone because it is more than 30 days old.",
  },
  incomplete: {
    ko: "새로 만들 레코드의 필수 항목이 비어 있어요.",
    en: "The new record would lack a required field.",
  },
  noName: { ko: "이름이 없는 명함이에요.", en: "This card has no name." },
  contactGone: { ko: "연락처를 삭제한 명함이에요.", en: "The contact of this card was deleted." },
});
