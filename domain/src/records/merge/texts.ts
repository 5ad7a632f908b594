import { defineTexts } from "../../shared/text";

/** Messages about merging records (docs/product/records-bulk.md#merge). */
export const mergeTexts = defineTexts({
  dealIntoLead: {
    ko: "딜을 리드로 병합할 수 없어요. 남길 레코드로 딜을 선택해 주세요.",
    en: "A deal can't be merged into a lead. Please choose the deal as the record that stays.",
  },
  notAmongMerged: {
    ko: "병합할 레코드가 아닌 레코드의 값은 선택할 수 없어요.",
    en: "A value can only be taken from one of the merged records.",
  },
});
