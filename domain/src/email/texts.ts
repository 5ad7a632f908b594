import { defineTexts } from "../shared/text";

export const emailTexts = defineTexts({
  needsMarketing: {
    ko: "이메일 마케팅은 아직 사용할 수 없는 기능이에요. 도입이 필요하면 문의해 주세요.",
    en: "Email marketing is not available for your team yet. Please contact us to set it up.",
  },
  templateNotFound: {
    ko: "존재하지 않거나 삭제된 메일 템플릿이에요.",
    en: "This email template does not exist, or was deleted.",
  },
  templateInUse: (places: string) => ({
    ko: `사용 중인 템플릿은 삭제할 수 없어요. 먼저 사용처에서 해제해 주세요: ${places}`,
    en: `A template in use can't be deleted. Please choose another one first in: ${places}`,
  }),
  unknownVariable: (name: string) => ({
    ko: `사용할 수 없는 변수예요: {{${name}}} 변수 목록에서 선택해 주세요.`,
    en: `{{${name}}} is not a variable. Please choose one from the list.`,
  }),
  contentRequired: { ko: "내용을 입력해 주세요.", en: "Email content is required." },
  fallbackRequired: (variable: string) => ({
    ko: `{{${variable}}}에 값이 없을 때 대신 넣을 말을 입력해 주세요.`,
    en: `{{${variable}}} needs a default value for recipients without one.`,
  }),
  tooManyTests: (minutes: number) => ({
    ko: `테스트 메일을 너무 많이 보냈어요. ${minutes}분 뒤에 다시 보내 주세요.`,
    en: `Too many test emails were sent. Please try again in ${minutes} min.`,
  }),
  testFailed: {
    ko: "테스트 메일을 보내지 못했어요. 잠시 후 다시 시도해 주세요.",
    en: "The test email could not be sent. Please try again in a moment.",
  },
});
