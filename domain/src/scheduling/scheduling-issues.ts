import { defineIssues } from "../shared/define-issues";

export const schedulingIssues = defineIssues("scheduling", {
  wirePhone: {
    ko: "전화번호는 국가번호-번호 형식이어야 해요.",
    en: "Must be a phone number in the format dialcode-number.",
  },
  reason: { ko: "사유를 입력해 주세요.", en: "Please enter a reason." },
  place: { ko: "만날 장소를 입력해 주세요.", en: "Please enter where to meet." },
  address: { ko: "주소를 입력해 주세요.", en: "Please enter the address." },
  noTimes: { ko: "시간을 하나 이상 선택해 주세요.", en: "Please choose at least one time." },
  tooLong: { ko: "미팅은 12시간 이하여야 해요.", en: "A meeting can last up to 12 hours." },
  timeTwice: { ko: "같은 시간은 한 번만 제안할 수 있어요.", en: "Each time can be offered only once." },
  onePlace: { ko: "미팅 방법을 하나 선택해 주세요.", en: "Please choose one way to meet." },
  clockTime: { ko: "시간은 09:30과 같은 형식이어야 해요.", en: "Must be a time in the format HH:mm." },
  dayTwice: { ko: "같은 날짜는 한 번만 넣을 수 있어요.", en: "Each date can be added only once." },
  noAttendees: { ko: "호스트를 한 명 이상 선택해 주세요.", en: "Please choose at least one host." },
  attendeeTwice: { ko: "같은 호스트는 한 번만 선택할 수 있어요.", en: "Each host can be chosen only once." },
  endDayBeforeStart: { ko: "종료일은 시작일보다 빠를 수 없어요.", en: "The end must not be before the start." },
  meetingType: { ko: "알 수 없는 미팅 방법이에요.", en: "Unknown meeting method type" },
  meetingLength: { ko: "올바른 미팅 길이를 입력해 주세요.", en: "Please enter a valid meeting length." },
  noPlans: { ko: "미팅 방법을 하나 이상 선택해 주세요.", en: "Please choose at least one meeting option." },
  reminderTime: { ko: "알림을 언제 보낼지 정해 주세요.", en: "Please choose when to send the reminder." },
  reminderRecipient: {
    ko: "이메일 알림은 양쪽 모두에게 보내요.",
    en: "Reminders by email go to both parties.",
  },
  kakaoRecipient: {
    ko: "카카오톡은 예약자에게만 보낼 수 있어요.",
    en: "KakaoTalk messages go to the invitee only.",
  },
  reminders: { ko: "알림은 2개까지 보낼 수 있어요.", en: "There can be up to 2 reminders." },
  guestTwice: { ko: "같은 참석자는 한 번만 추가할 수 있어요.", en: "Each guest can be added only once." },
  slug: {
    ko: "주소는 영문 소문자, 숫자, 하이픈으로 40자까지 쓸 수 있어요.",
    en: "An address can have up to 40 lowercase letters, digits and hyphens.",
  },
  imageUrl: {
    ko: "이미지 주소는 https://로 시작해야 해요.",
    en: "An image address must start with https://.",
  },
  slotInterval: {
    ko: "예약 시간 간격은 5~60분이거나 미팅 길이와 같아야 해요.",
    en: "Start times must be 5 to 60 minutes apart, or as far apart as the meeting is long.",
  },
  planIdTwice: { ko: "미팅 방법마다 ID가 달라야 해요.", en: "Each meeting option needs its own ID." },
});
