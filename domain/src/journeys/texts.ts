import { defineTexts } from "../shared/text";

export const journeysTexts = defineTexts({
  registryFailed: {
    ko: "기업 정보를 찾지 못했어요. 잠시 후 다시 시도하거나 회사 이름을 직접 입력해 주세요.",
    en: "We couldn't look up companies. Please try again in a moment, or type the company's name.",
  },
  companyNotRegistered: {
    ko: "기업 정보에 없는 회사예요. 회사 이름으로 다시 검색해 주세요.",
    en: "The company registry doesn't know this company. Please search for it by its name.",
  },
});
