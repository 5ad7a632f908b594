import { defineTexts } from "../shared/text";

export const schedulingTexts = defineTexts({
  pageNotFound: { ko: "존재하지 않는 예약 페이지예요.", en: "This booking page does not exist." },
  pageExpired: {
    ko: "예약 가능한 기간이 지난 예약 페이지예요.",
    en: "The meeting date range for this booking page has expired.",
  },
  slotTaken: {
    ko: "방금 다른 분이 예약한 시간이에요. 다른 시간을 선택해 주세요.",
    en: "This time was just taken by someone else. Please pick another time.",
  },
  slotNotOffered: {
    ko: "예약할 수 없는 시간이에요. 다른 시간을 선택해 주세요.",
    en: "This time can't be booked. Please pick another time.",
  },
  eventNotFound: { ko: "일정을 찾을 수 없어요.", en: "This event does not exist." },
  notChangeable: { ko: "변경할 수 없는 일정이에요.", en: "This event can't be changed any more." },
  pageOfOther: {
    ko: "다른 멤버가 만든 예약 페이지는 삭제하거나 변경할 수 없어요.",
    en: "Only its creator can change or delete a booking page.",
  },
  calendarDisconnected: {
    ko: "호스트의 캘린더 연결이 끊어져 지금은 예약할 수 없어요. 호스트에게 알려 주세요.",
    en: "The host's calendar is disconnected, so this page can't be booked now. Please tell the host.",
  },
  noCalendarToken: {
    ko: "캘린더 목록을 불러올 권한이 없어요. 캘린더를 다시 연결해 주세요.",
    en: "There is no token on server to get calendar list.",
  },
  memberNotFound: { ko: "멤버를 찾을 수 없어요.", en: "This member does not exist." },
  calendarNotYours: { ko: "연결된 캘린더가 아니에요.", en: "This calendar is not one of your connected calendars." },
  calendarRequired: { ko: "일정을 등록할 캘린더를 선택해 주세요.", en: "Please choose a calendar to add events to." },
  hoursRequired: { ko: "근무 시간을 설정해 주세요.", en: "Please set working hours." },
  noWorkingHours: {
    ko: "예약할 수 있는 근무 시간이 없는 예약 페이지예요.",
    en: "This booking page has no working hours.",
  },
  copySuffix: { ko: " (사본)", en: " (copy)" },
  meetNeedsGoogle: {
    ko: "Google Meet은 Google 캘린더를 선택해야 사용할 수 있어요.",
    en: "Google Meet needs a Google calendar to add events to.",
  },
  calendarMissing: {
    ko: "캘린더를 찾을 수 없어요. 예약 페이지의 캘린더를 확인해 주세요.",
    en: "A calendar of this booking page can't be found.",
  },
  calendarFailed: {
    ko: "캘린더를 확인하지 못했어요. 잠시 후 다시 시도해 주세요.",
    en: "The calendar could not be checked. Please try again in a moment.",
  },
  conferenceDisconnected: {
    ko: "화상 회의 계정이 연결되어 있지 않아요. 계정을 연결해 주세요.",
    en: "No account for online meetings is connected. Please connect one.",
  },
  foreignOrganizer: {
    ko: "이 예약 페이지의 담당자가 아니에요.",
    en: "This person does not take meetings on this booking page.",
  },
  eventOfOther: {
    ko: "담당자 또는 관리자만 일정을 변경하거나 취소할 수 있어요.",
    en: "Only its host or an admin can change or cancel a meeting.",
  },
  onetimeUnsupported: {
    ko: "일회성 제안 일정은 아직 지원하지 않아요.",
    en: "Suggested meetings can't be booked here.",
  },
  unknownPlan: {
    ko: "이 예약 페이지에 없는 미팅 방식이에요.",
    en: "This booking page does not have this way to meet.",
  },
  kakaoNeedsPhone: {
    ko: "카카오 알림을 보내려면 전화번호 질문을 필수로 설정해 주세요.",
    en: "Kakao reminders need a required phone question in the form.",
  },
  organizerGone: {
    ko: "팀에 없는 멤버는 담당자로 지정할 수 없어요.",
    en: "Only active members of the team can be attendees.",
  },
  nobodyFree: {
    ko: "이 시간에 가능한 담당자가 없어요. 다른 시간을 선택해 주세요.",
    en: "Nobody is free at this time any more. Please pick another time.",
  },
  answerMissing: { ko: "답변을 입력해 주세요.", en: "Please answer this question." },
  answerInvalid: { ko: "답변을 다시 확인해 주세요.", en: "Please check this answer." },
  suggestionNotFound: { ko: "존재하지 않는 제안이에요.", en: "This suggestion does not exist." },
  suggestionClosed: {
    ko: "이미 확정되었거나 더 이상 선택할 수 없는 제안이에요.",
    en: "A time was already chosen, or this suggestion is no longer open.",
  },
  linkTaken: { ko: "이미 사용 중인 링크예요.", en: "This link is already taken." },
  tooLongRange: { ko: "한 번에 최대 62일까지 조회할 수 있어요.", en: "At most 62 days can be asked for at once." },
});
