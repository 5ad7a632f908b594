import { defineTexts } from "../../shared/text";

/** What is said of exports. */
export const exportTexts = defineTexts({
  switchedOff: {
    ko: "이 팀에서는 데이터를 내보낼 수 없어요.",
    en: "Exports are switched off for this team.",
  },
});
