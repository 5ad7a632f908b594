import { defineTexts } from "../../shared/text";

export const automationTexts = defineTexts({
  notFound: {
    ko: "존재하지 않거나 볼 수 있는 권한이 없는 자동화예요.",
    en: "This automation either doesn't exist or you don't have permission.",
  },
  enrollmentNotFound: {
    ko: "이 자동화에 참여한 적이 없는 사람이에요.",
    en: "This person has never entered this automation.",
  },
  needsPro: {
    ko: "이메일 자동화는 Pro 요금제에서 사용할 수 있어요.",
    en: "Email automations are available on the Pro plan.",
  },
  needsFlag: {
    ko: "이 팀에서는 아직 이메일 마케팅을 사용할 수 없어요. 관리자에게 문의해 주세요.",
    en: "Email marketing is not enabled for this team yet. Please ask an admin.",
  },
  ofOther: {
    ko: "자동화를 만든 사람과 관리자만 바꿀 수 있어요.",
    en: "Only its creator and admins can change an automation.",
  },
  incomplete: {
    ko: "이메일 자동화를 켜기 전에 설정을 완료해 주세요.",
    en: "Please complete settings before enabling email automation.",
  },
  formRequired: { ko: "시작할 폼을 선택해 주세요.", en: "Please choose the form that starts the automation." },
  formGone: {
    ko: "선택한 폼이 삭제되었어요. 다른 폼을 선택해 주세요.",
    en: "The chosen form was deleted. Please choose another one.",
  },
  segmentRequired: {
    ko: "시작할 수신자 그룹을 선택해 주세요.",
    en: "Please choose the recipient group that starts the automation.",
  },
  segmentGone: {
    ko: "선택한 수신자 그룹이 삭제되었어요. 다른 그룹을 선택해 주세요.",
    en: "The chosen recipient group was deleted. Please choose another one.",
  },
  segmentTooLarge: (max: number) => ({
    ko: `${max.toLocaleString("ko")}개가 넘는 레코드가 있는 그룹으로는 시작할 수 없어요. 조건을 좁혀 주세요.`,
    en: `A group of more than ${max.toLocaleString("en")} records can't start an automation. Please narrow its filter.`,
  }),
  triggerRequired: { ko: "언제 시작할지 설정해 주세요.", en: "Please set when the automation starts." },
  actionRequired: { ko: "동작을 하나 이상 추가해 주세요.", en: "Please add at least one action." },
  delayRequired: {
    ko: "기다릴 일수와 시각, 시간대를 입력해 주세요.",
    en: "Please enter the delay's days, time and time zone.",
  },
  conditionRequired: { ko: "조건을 하나 이상 추가해 주세요.", en: "Please add at least one condition." },
  mailStepRequired: {
    ko: "조건에서 볼 메일 단계를 선택해 주세요.",
    en: "Please choose the email step that the condition is about.",
  },
  fieldRequired: { ko: "바꿀 필드를 선택해 주세요.", en: "Please choose the field to change." },
  mailRequired: {
    ko: "메일 내용과 보내는 사람 정보를 입력해 주세요.",
    en: "email content or sender info required",
  },
  slackRequired: {
    ko: "Slack 채널과 보낼 내용을 입력해 주세요.",
    en: "Please choose a Slack channel and enter a message.",
  },
});
