import { defineTexts } from "../../shared/text";

/** Messages about exports. */
export const exportTexts = defineTexts({
  switchedOff: {
    ko: "이 팀에서는 데이터를 내보낼 수 없어요.",
    en: "Exports are switched off for this team.",
  },
  tooManyRows: {
    ko: "엑셀 파일에는 1,048,575행까지만 담을 수 있어요. CSV로 내보내거나 필터로 줄여 주세요.",
    en: "An Excel file holds at most 1,048,575 rows. Please export to CSV, or filter the list.",
  },
});
