import { defineTexts } from "../shared/text";

export const schedulingTexts = defineTexts({
  pageNotFound: { ko: "존재하지 않는 예약 페이지예요.", en: "This booking page does not exist." },
  pageExpired: {
    ko: "예약 가능한 기간이 지난 예약 페이지예요.",
    en: "The meeting date range for this booking page has expired.",
  },
  pageOff: {
    ko: "지금은 예약을 받지 않는 예약 페이지예요.",
    en: "This booking page isn't accepting bookings at the moment.",
  },
  seatsInTurns: {
    ko: "돌아가며 만나는 예약 페이지에서는 한 시간에 한 명만 예약할 수 있어요.",
    en: "On round-robin pages, only one invitee can book a time.",
  },
  seatsApproved: {
    ko: "여러 명이 함께 예약하는 시간은 승인 없이 확정돼요. 정원이나 승인 중 하나를 선택해 주세요.",
    en: "Times with seats are confirmed without approval. Please choose either seats or approval.",
  },
  tooManyGuests: {
    ko: "이 예약 페이지에서 함께 초대할 수 있는 인원을 넘었어요.",
    en: "That's more guests than this booking page allows.",
  },
  notByInvitee: {
    ko: "이 일정은 링크로 변경하거나 취소할 수 없어요. 호스트에게 문의해 주세요.",
    en: "This event can't be changed online. Please contact the host.",
  },
  notPending: {
    ko: "승인을 기다리는 일정이 아니거나 이미 시작됐어요.",
    en: "This event isn't waiting for approval, or its time has already begun.",
  },
  notMovable: {
    ko: "이 일정은 시간을 바꿀 수 없어요. 취소하고 다시 예약하거나 새로 제안해 주세요.",
    en: "This event can't be moved. Please cancel it, and book or suggest another time.",
  },
  slugTaken: { ko: "다른 예약 페이지에서 쓰는 주소예요.", en: "Another booking page has this address." },
  slotTaken: {
    ko: "방금 다른 분이 예약한 시간이에요. 다른 시간을 선택해 주세요.",
    en: "This time was just taken by someone else. Please pick another time.",
  },
  holdOver: {
    ko: "이 시간은 더 오래 잡아 둘 수 없어요. 지금 예약해 주세요.",
    en: "This time can't be held any longer. Please book it now.",
  },
  tooManyKeptTimes: {
    ko: "너무 많은 시간을 동시에 잡아 두고 있어요.",
    en: "Too many times are being held at once.",
  },
  tooManyBookings: (minutes: number) => ({
    ko: `이 이메일로 예약하거나 변경한 횟수가 너무 많아요. ${minutes}분 뒤에 다시 시도해 주세요.`,
    en: `There were too many bookings or changes with this email. Please try again in ${minutes} min.`,
  }),
  slotNotOffered: {
    ko: "예약할 수 없는 시간이에요. 다른 시간을 선택해 주세요.",
    en: "This time can't be booked. Please pick another time.",
  },
  eventNotFound: { ko: "일정을 찾을 수 없어요.", en: "This event does not exist." },
  movedTooOften: {
    ko: "이 일정은 너무 여러 번 변경됐어요. 호스트에게 직접 문의해 주세요.",
    en: "This event was rescheduled too many times. Please contact the host directly.",
  },
  notChangeable: { ko: "변경할 수 없는 일정이에요.", en: "This event can no longer be changed." },
  notApproved: { ko: "미팅 시간까지 승인되지 않았어요.", en: "It wasn't approved in time." },
  pageOfOther: {
    ko: "다른 멤버가 만든 예약 페이지는 삭제할 수 없어요.",
    en: "Only its creator can delete a booking page.",
  },
  pageOfRouter: (routers: string) => ({
    ko: `라우터가 사용하는 예약 페이지라 삭제할 수 없어요. 먼저 라우터에서 이 페이지를 빼 주세요: ${routers}`,
    en: `A router leads to this booking page, so it can't be deleted. Please remove it from the router first: ${routers}`,
  }),
  pageOfOthers: {
    ko: "만든 멤버와 호스트, 관리자만 예약 페이지를 변경할 수 있어요.",
    en: "Only its creator, hosts and admins can change a booking page.",
  },
  calendarDisconnected: {
    ko: "호스트의 캘린더 연결이 끊어져 지금은 예약할 수 없어요. 나중에 다시 열어 보시거나, 링크를 보낸 분에게 답장해 알려 주세요.",
    en: "The host's calendar is disconnected, so this page can't be booked right now. Please try again later, or let the person who sent you the link know.",
  },
  hostLeft: {
    ko: "호스트가 팀에 없어 지금은 예약할 수 없어요. 링크를 보낸 분에게 알려 주세요.",
    en: "One of the hosts has left, so this page can't be booked right now. Please tell the person who sent you the link.",
  },
  pageChanged: {
    ko: "예약 페이지가 방금 바뀌었어요. 다시 시도해 주세요.",
    en: "This booking page has just been changed. Please try again.",
  },
  pageGone: {
    ko: "예약 페이지가 삭제되어 일정을 변경할 수 없어요.",
    en: "The booking page was deleted, so this event can't be rescheduled.",
  },
  hostGone: {
    ko: "호스트가 더 이상 이 예약 페이지의 미팅을 받지 않아 일정을 변경할 수 없어요.",
    en: "A host of this event no longer takes meetings on its booking page, so it can't be rescheduled.",
  },
  noCalendarToken: {
    ko: "캘린더 목록을 불러올 권한이 없어요. 캘린더를 다시 연결해 주세요.",
    en: "There is no token on server to get calendar list.",
  },
  memberNotFound: { ko: "멤버를 찾을 수 없어요.", en: "This member does not exist." },
  calendarNotYours: { ko: "연결된 캘린더가 아니에요.", en: "This calendar is not one of your connected calendars." },
  calendarRequired: { ko: "일정을 등록할 캘린더를 선택해 주세요.", en: "Please choose a calendar to add events to." },
  calendarRequiredOf: (name: string) => ({
    ko: `${name}님의 일정을 등록할 캘린더를 선택해 주세요.`,
    en: `Please choose a calendar to add events to for ${name}.`,
  }),
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
    ko: "화상 미팅 계정이 연결되어 있지 않아요. 계정을 연결해 주세요.",
    en: "No account for online meetings is connected. Please connect one.",
  },
  conferenceRequiredOf: (name: string, service: string) => ({
    ko: `${name}님의 ${service} 계정이 연결되어 있지 않아요. ${name}님이 설정의 ‘연동’에서 계정을 연결하거나 다른 미팅 방법을 선택해 주세요.`,
    en: `${name}'s ${service} account isn't connected. Please have ${name} connect it in Settings → Connections, or choose another way to meet.`,
  }),
  foreignOrganizer: {
    ko: "이 예약 페이지의 호스트가 아니에요.",
    en: "This person isn't a host of this booking page.",
  },
  eventOfOther: {
    ko: "호스트 또는 관리자만 일정을 변경하거나 취소할 수 있어요.",
    en: "Only its host or an admin can change or cancel a meeting.",
  },
  unknownPlan: {
    ko: "이 예약 페이지에 없는 미팅 방법이에요.",
    en: "This booking page doesn't have this meeting option.",
  },
  planStays: {
    ko: "일정을 변경해도 미팅 방법은 그대로예요. 다른 방법으로 만나려면 새로 예약해 주세요.",
    en: "A meeting keeps its meeting option when it's rescheduled. Please book again to choose another one.",
  },
  kakaoNeedsPhone: {
    ko: "카카오 알림을 보내려면 전화번호 질문을 필수로 설정해 주세요.",
    en: "Kakao messages need a required phone question in the form.",
  },
  organizerGone: {
    ko: "팀에 없는 멤버는 호스트로 지정할 수 없어요.",
    en: "Only active members of the team can be hosts.",
  },
  nobodyFree: {
    ko: "이 시간에 가능한 호스트가 없어요. 다른 시간을 선택해 주세요.",
    en: "No host is available at this time. Please pick another time.",
  },
  suggestionNotFound: { ko: "존재하지 않는 제안이에요.", en: "This suggestion does not exist." },
  suggestionClosed: {
    ko: "이미 확정되었거나 더 이상 선택할 수 없는 제안이에요.",
    en: "A time was already chosen, or this suggestion is no longer open.",
  },
  suggestionOver: {
    ko: "제안한 시간이 모두 지났어요.",
    en: "All of the suggested times have passed.",
  },
  suggestionOfOther: {
    ko: "다른 멤버의 제안은 변경할 수 없어요.",
    en: "Only its host can change a suggestion.",
  },
  pastTime: {
    ko: "지난 시간은 제안할 수 없어요.",
    en: "A time that has passed can't be suggested.",
  },
  timeNotFree: {
    ko: "이미 다른 미팅이 있는 시간이 있어요. 다른 시간을 제안하거나 시간 잡아 두기를 꺼 주세요.",
    en: "Another meeting is at one of these times. Suggest another one, or don't hold the times.",
  },
  tooManySuggested: {
    ko: "한 번에 잡아 둘 수 있는 것보다 시간이 많아요. 시간이나 참석자를 줄여 주세요.",
    en: "That's more times than can be held at once. Please suggest fewer times or fewer hosts.",
  },
  linkTaken: { ko: "이미 사용 중인 링크예요.", en: "This link is already taken." },
  endBeforeStart: { ko: "종료일은 시작일보다 빠를 수 없어요.", en: "The end can't be before the start." },
  farRange: {
    ko: "1970년부터 2199년 사이의 날짜로 조회해 주세요.",
    en: "Please request days between 1970 and 2199.",
  },
  tooLongRange: { ko: "한 번에 최대 62일까지 조회할 수 있어요.", en: "At most 62 days can be requested at once." },
});
