import { defineTexts } from "../../shared/text";

export const sendingDomainTexts = defineTexts({
  senderInvalid: {
    ko: "보내는 사람의 이메일 주소 형식이 올바르지 않아요.",
    en: "The sender's email address is not in a valid format.",
  },
  senderUnverified: {
    ko: "보내는 사람의 도메인이 인증되지 않았어요. 설정의 ‘도메인 및 이메일’에서 확인해 주세요.",
    en: "The sender's domain is not verified. Please check it in the settings under ‘Domain & Email’.",
  },
});
