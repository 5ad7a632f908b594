import { cutText, type Text } from "../../shared/text";

const refusals = {
  draft: { ko: "아직 발송을 시작하지 않은 캠페인이에요.", en: "This email campaign has not been sent yet." },
  scheduled: {
    ko: "예약된 캠페인은 수정할 수 없어요. 먼저 예약을 취소해 주세요.",
    en: "A scheduled campaign can't be edited. Please cancel its schedule first.",
  },
  sending: {
    ko: "지금 발송하고 있는 캠페인이에요. 먼저 발송을 멈춰 주세요.",
    en: "This email campaign is being sent. Please pause it first.",
  },
  sent: { ko: "이미 발송된 이메일 캠페인이에요.", en: "This email campaign has already been sent." },
  cancelled: {
    ko: "발송이 취소된 캠페인이에요. 다시 보내려면 복제해 주세요.",
    en: "This email campaign was canceled. To send it again, please duplicate it.",
  },
} satisfies Record<string, Text>;

export const campaignTexts = {
  /** Why an action is refused in a state. */
  refusals,
  isPaused: {
    ko: "발송을 멈춘 캠페인이에요. 다시 시작하거나 발송을 취소해 주세요.",
    en: "This email campaign is paused. Please resume or cancel it.",
  },
  isLate: {
    ko: "예약한 시간이 한 시간 넘게 지나서 보내지 않았어요. 지금 보낼지, 예약을 취소할지 선택해 주세요.",
    en: "The scheduled time was missed by more than an hour, so nothing was sent. Please send it now or cancel the schedule.",
  },
  hasFailedCheck: {
    ko: "보내기 전 확인에서 문제를 찾아 보내지 않았어요. 고친 뒤 지금 보내거나 예약을 취소해 주세요.",
    en: "The check before sending found a problem, so nothing was sent. Please fix it and send it now, or cancel the schedule.",
  },
  hasLeft: {
    ko: "예약한 멤버가 더 이상 활동하지 않아 보내지 않았어요. 지금 보낼지, 예약을 취소할지 선택해 주세요.",
    en: "The person who scheduled it is no longer an active member, so nothing was sent. Please send it now or cancel the schedule.",
  },
  isStopped: {
    ko: "예약한 발송을 멈춘 캠페인이에요. 지금 보낼지, 예약을 취소할지 선택해 주세요.",
    en: "The schedule of this email campaign is paused. Please send it now or cancel the schedule.",
  },
  notFound: {
    ko: "존재하지 않거나 볼 수 있는 권한이 없는 이메일 캠페인이에요.",
    en: "This email campaign either doesn't exist or you don't have permission.",
  },
  ofOther: {
    ko: "다른 멤버가 만든 캠페인이에요. 만든 멤버나 관리자에게 요청해 주세요.",
    en: "Another member created this campaign. Please ask them or an admin.",
  },
  ofAutomation: {
    ko: "자동화가 보내는 메일이에요. 자동화에서 바꿔 주세요.",
    en: "An automation sends this email. Please change it there.",
  },
  changedMeanwhile: {
    ko: "그사이에 다른 멤버가 이 캠페인을 바꿨어요. 내용을 확인하고 다시 보내 주세요.",
    en: "Another member changed this campaign in the meantime. Please check it and send it again.",
  },
  incomplete: {
    ko: "아직 보낼 수 없어요. 표시된 항목을 확인해 주세요.",
    en: "This can't be sent yet. Please check the marked items.",
  },
  testFailed: {
    ko: "테스트 메일을 보내지 못했어요. 잠시 후 다시 시도해 주세요.",
    en: "The test email could not be sent. Please try again in a moment.",
  },
  recipientNotFound: {
    ko: "이 캠페인을 받는 사람이 아니에요.",
    en: "This address is not a recipient of the campaign.",
  },
  fateKnown: {
    ko: "이미 결과를 알고 있거나 다시 보내고 있는 메일이에요. 새로 고쳐서 확인해 주세요.",
    en: "The outcome of this email is already known, or it is being sent again. Please reload to see it.",
  },
  versionNotFound: { ko: "더 이상 보관하지 않는 버전이에요.", en: "This version is no longer kept." },
} as const;

/** A new campaign's name. */
export const newCampaignName: Text = { ko: "새 이메일 캠페인", en: "New email campaign" };

/** The name of a copy. */
export const copyName = (name: string): Text => ({
  ko: `${cutText(name, 90)} (사본)`,
  en: `${cutText(name, 90)} (copy)`,
});
