import { defineTexts } from "../../shared/text";

/** What recipients read on the page of their link. */
export const unsubscribeTexts = defineTexts({
  title: { ko: "이메일 수신 설정", en: "Email preferences" },
  isIn: (team: string, email: string) => ({
    ko: `${team}에서 ${email} 주소로 마케팅 메일을 보내고 있어요.`,
    en: `${team} sends marketing emails to ${email}.`,
  }),
  isOut: (team: string, email: string) => ({
    ko: `${team}에서 ${email} 주소로 마케팅 메일을 보내지 않아요.`,
    en: `${team} does not send marketing emails to ${email}.`,
  }),
  suppressed: {
    ko: "메일이 반송되었거나 발송이 차단된 주소라서 다시 받으려면 보낸 곳에 문의해 주세요.",
    en: "Emails to this address bounced or were blocked. To get them again, please contact the sender.",
  },
  topics: { ko: "받고 싶은 주제", en: "What you would like to receive" },
  save: { ko: "선택한 주제만 받기", en: "Receive the chosen topics only" },
  night: { ko: "밤(21시~8시)에도 받기", en: "Also at night (9 pm to 8 am)" },
  saveNight: { ko: "야간 수신 설정 저장", en: "Save" },
  language: { ko: "English", en: "한국어" },
  unsubscribe: { ko: "모든 마케팅 메일 수신 거부", en: "Unsubscribe from all marketing emails" },
  resubscribe: { ko: "마케팅 메일 다시 받기", en: "Receive marketing emails again" },
  necessary: {
    ko: "예약 확인처럼 직접 요청한 메일은 수신 거부와 관계없이 보내 드려요.",
    en: "Emails that you request, such as booking confirmations, are sent either way.",
  },
  unsubscribeDone: {
    ko: "수신을 거부했어요. 더 이상 보내지 않을게요.",
    en: "You are unsubscribed. Nothing more will be sent.",
  },
  resubscribeDone: { ko: "다시 받기로 했어요.", en: "You are subscribed again." },
  topicsDone: { ko: "선택한 내용을 저장했어요.", en: "Your choice was saved." },
  missingTitle: { ko: "열 수 없는 링크예요", en: "This link can't be opened" },
  missing: {
    ko: "링크가 잘렸거나 더 이상 유효하지 않아요. 받은 메일의 수신 거부 링크를 다시 눌러 주세요.",
    en: "The link is incomplete or no longer valid. Please open the unsubscribe link in the email again.",
  },
  unreadableTitle: { ko: "요청을 이해하지 못했어요", en: "We didn't understand that" },
  unreadable: {
    ko: "바뀐 것은 없어요. 받은 메일의 수신 거부 링크를 다시 눌러 주세요.",
    en: "Nothing was changed. Please open the unsubscribe link in the email again.",
  },
  failedTitle: { ko: "잠시 후 다시 시도해 주세요", en: "Please try again in a moment" },
  failed: {
    ko: "지금은 요청을 처리하지 못했어요. 이 페이지를 새로 열면 현재 설정을 볼 수 있어요.",
    en: "We couldn't process your request. Open this page again to see your current settings.",
  },
});
