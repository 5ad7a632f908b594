import { defineTexts } from "@dure/domain/shared/text";

export const platformTexts = defineTexts({
  internal: {
    ko: "일시적인 오류가 발생했어요. 잠시 후 다시 시도해 주세요.",
    en: "Something went wrong on our side. Please try again in a moment.",
  },
  checkRequest: { ko: "입력한 내용을 확인해 주세요.", en: "Please check what you entered." },
  notFound: { ko: "요청한 주소를 찾을 수 없어요.", en: "There is nothing at this address." },
  jsonOnly: { ko: "JSON 형식으로 보내 주세요.", en: "Please send JSON." },
  brokenJson: { ko: "JSON 형식이 올바르지 않아요.", en: "The request body is not valid JSON." },
  tooLarge: (megabytes: number) => ({
    ko: `요청이 너무 커요. ${megabytes}MB 이하로 보내 주세요.`,
    en: `The request is too large. Please send at most ${megabytes} MB.`,
  }),
  tooMany: {
    ko: "요청이 너무 많아요. 잠시 후 다시 시도해 주세요.",
    en: "There were too many requests. Please wait a moment and try again.",
  },
  keyReused: {
    ko: "다른 요청에 이미 사용한 Idempotency-Key예요.",
    en: "This idempotency key was used for another request.",
  },
  badKey: { ko: "Idempotency-Key는 UUID여야 해요.", en: "The Idempotency-Key must be a UUID." },
  badCursor: {
    ko: "목록을 처음부터 다시 불러와 주세요.",
    en: "Please load the list again from the beginning.",
  },
  contention: {
    ko: "동시에 너무 많은 변경이 있었어요. 다시 시도해 주세요.",
    en: "Too many changes came at once. Please try again.",
  },
});
