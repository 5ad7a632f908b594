import { defineTexts } from "../../shared/text";

/** Messages about details layouts and card settings. */
export const layoutTexts = defineTexts({
  information: { ko: "기본 정보", en: "Basic information" },
  fieldTwice: { ko: "같은 필드를 두 번 배치할 수 없어요.", en: "A field can't be placed twice." },
  boxTwice: { ko: "같은 상자나 그룹이 두 번 들어 있어요.", en: "A box or group appears twice in the layout." },
  noteBoxTwice: { ko: "메모 상자는 하나만 둘 수 있어요.", en: "There can only be one memo box." },
  requiredHidden: { ko: "필수 필드는 숨길 수 없어요.", en: "Required fields can't be hidden." },
  stale: {
    ko: "그사이 다른 사람이 레이아웃을 수정했어요. 새로고침한 뒤 다시 시도해 주세요.",
    en: "Someone changed this layout in the meantime. Please reload and try again.",
  },
});
