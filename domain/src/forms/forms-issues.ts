import { defineIssues } from "../shared/define-issues";

export const formsIssues = defineIssues("forms", {
  reservedName: { ko: "사용할 수 없는 이름이에요.", en: "This name can't be used." },
  optionTwice: { ko: "옵션마다 값이 달라야 해요.", en: "Each option needs its own value." },
  requiredEmailConsent: {
    ko: "광고성 정보 수신 동의는 필수로 받을 수 없어요. 필수를 꺼 주세요.",
    en: "Consent to marketing emails can't be required. Please make the question optional.",
  },
  fileName: { ko: "파일 이름은 200자 이하여야 해요.", en: "A file name can have up to 200 characters." },
  fieldPath: { ko: "연결할 수 없는 필드예요.", en: "This field can't be linked." },
});
