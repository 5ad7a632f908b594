import { defineTexts } from "../../shared/text";

export const groupTexts = defineTexts({
  blank: { ko: "(비어 있음)", en: "(Blank)" },
  checked: { ko: "체크됨", en: "Checked" },
  unchecked: { ko: "체크 안 됨", en: "Unchecked" },
  formerMember: { ko: "알 수 없는 멤버", en: "Unknown member" },
  product: { ko: "자동 등록", en: "Automatic" },
  apiKey: { ko: "API 키", en: "API key" },
});
