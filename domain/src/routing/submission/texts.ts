import { defineTexts } from "../../shared/text";

/** Messages for visitors who submit a form. */
export const submissionTexts = defineTexts({
  notTaken: {
    ko: "지금은 제출을 받지 않는 폼이에요. 폼을 보낸 분에게 문의해 주세요.",
    en: "This form takes no submissions at the moment. Please ask whoever sent it to you.",
  },
  answerMissing: { ko: "답변을 입력해 주세요.", en: "Please answer this question." },
  consentMissing: { ko: "동의가 필요한 항목이에요.", en: "Your consent is needed here." },
  emailInvalid: { ko: "올바른 이메일 주소를 입력해 주세요.", en: "Please enter a valid email address" },
  phoneInvalid: { ko: "올바른 전화번호를 입력해 주세요.", en: "Please enter a valid phone number." },
  numberInvalid: { ko: "숫자를 입력해 주세요.", en: "Please enter a number." },
  optionInvalid: { ko: "보기 중에서 선택해 주세요.", en: "Please choose one of the options." },
  answerInvalid: { ko: "답변을 다시 확인해 주세요.", en: "Please check this answer." },
  tooLong: {
    ko: "답변이 모두 합쳐 너무 길어요. 조금 줄여 주세요.",
    en: "Your answers are too long in all. Please shorten them.",
  },
  idTaken: {
    ko: "이미 사용된 제출 번호예요. 페이지를 새로고침한 뒤 다시 제출해 주세요.",
    en: "This submission's id was used before. Please reload the page and submit again.",
  },
  applied: { ko: "신청이 완료되었어요.", en: "Your request has been received." },
});
