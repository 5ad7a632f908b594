import { defineTexts } from "../../shared/text";

export const timelineTexts = defineTexts({
  entryNotFound: {
    ko: "타임라인에서 찾을 수 없는 기록이에요. 새로고침해 주세요.",
    en: "This entry is not in the timeline. Please reload it.",
  },
  notRestorable: {
    ko: "이 값은 되돌릴 수 없어요. 필드가 삭제되었거나 직접 수정할 수 없는 값이에요.",
    en: "This value can't be restored because its field was deleted or can't be edited.",
  },
});
