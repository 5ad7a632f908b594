import { defineTexts } from "../../shared/text";

export const duplicateTexts = defineTexts({
  masked: {
    ko: "가려진 값으로는 중복을 찾을 수 없어요. 관리자에게 요청해 주세요.",
    en: "Duplicates can't be found by values that are masked for you. Please ask an admin.",
  },
  otherKey: { ko: "이 항목으로는 중복을 찾을 수 없어요.", en: "Duplicates can't be found by this." },
});
