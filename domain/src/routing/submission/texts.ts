import { defineTexts } from "../../shared/text";

/** Messages for visitors who submit a form. */
export const submissionTexts = defineTexts({
  notTaken: {
    ko: "지금은 제출을 받지 않는 폼이에요. 폼을 보낸 분에게 문의해 주세요.",
    en: "This form isn't accepting submissions right now. Please ask the person who sent it to you.",
  },
  empty: {
    ko: "아직 답변이 없어요. 질문에 하나 이상 답한 뒤 제출해 주세요.",
    en: "There are no answers yet. Please answer at least one question and submit again.",
  },
  tooLong: {
    ko: "답변이 모두 합쳐 너무 길어요. 조금 줄여 주세요.",
    en: "Your answers are too long in total. Please shorten them.",
  },
  idTaken: {
    ko: "이미 사용된 제출 번호예요. 페이지를 새로고침한 뒤 다시 제출해 주세요.",
    en: "This submission ID was already used. Please reload the page and submit again.",
  },
  applied: { ko: "신청이 완료되었어요.", en: "Your request has been received." },
});
