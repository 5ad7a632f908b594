import { defineTexts } from "../../shared/text";

/** Messages about merging records (docs/product/records-bulk.md#merge). */
export const mergeTexts = defineTexts({
  dealIntoLead: {
    ko: "딜을 리드로 병합할 수 없어요. 남길 레코드로 딜을 선택해 주세요.",
    en: "A deal can't be merged into a lead. Please choose the deal as the record to keep.",
  },
  notAmongMerged: {
    ko: "병합할 레코드가 아닌 레코드의 값은 선택할 수 없어요.",
    en: "A value can only be taken from one of the merged records.",
  },
  undoTooLate: {
    ko: "병합한 지 10분이 지나 되돌릴 수 없어요.",
    en: "The merge can't be undone because more than 10 minutes have passed.",
  },
  undone: {
    ko: "이미 되돌린 병합이에요.",
    en: "This merge has already been undone.",
  },
  survivorGone: {
    ko: "병합하고 남은 레코드가 그 뒤에 삭제되거나 병합되어 되돌릴 수 없어요. 먼저 그 레코드를 복원하거나 나중 병합을 되돌려 주세요.",
    en: "The merge can't be undone because the merged record was deleted or merged again. Please restore it or undo the later merge first.",
  },
  undoNotYours: {
    ko: "병합한 멤버와 관리자만 되돌릴 수 있어요.",
    en: "Only the member who merged the records or an admin can undo it.",
  },
  undoRuns: {
    ko: "이 레코드의 병합을 되돌리고 있어요. 잠시 뒤 다시 시도해 주세요.",
    en: "A merge of this record is being undone. Please try again in a moment.",
  },
});
