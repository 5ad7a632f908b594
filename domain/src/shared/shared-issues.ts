import { defineIssues } from "./define-issues";

/** What rules say that several areas have. */
export const sharedIssues = defineIssues("shared", {
  required: { ko: "필수 항목이에요.", en: "Required field" },
  email: { ko: "올바른 이메일 주소를 입력해 주세요.", en: "Please enter a valid email address" },
  url: { ko: "올바른 URL을 입력해 주세요.", en: "Please enter a valid URL" },
  name: { ko: "이름을 입력해 주세요.", en: "Please enter a name." },
  title: { ko: "제목을 입력해 주세요.", en: "Please enter a title" },
  question: { ko: "질문을 입력해 주세요.", en: "Please enter a question." },
  options: { ko: "옵션을 하나 이상 추가해 주세요.", en: "Please add at least one option." },
  color: { ko: "#3366ff와 같은 색상 값을 입력해 주세요.", en: "Please enter a color such as #3366ff." },
  id: {
    ko: "영문자, 숫자, '-', '_'로 된 1~128자여야 해요.",
    en: "Must be 1 to 128 letters, digits, - or _.",
  },
  shortId: {
    ko: "영문자, 숫자, '-', '_'로 된 1~64자여야 해요.",
    en: "Must be 1 to 64 letters, digits, - or _.",
  },
  tenLetters: { ko: "영문 소문자 10자여야 해요.", en: "Must be 10 lowercase letters." },
  line: { ko: "제어 문자 없이 한 줄로 입력해 주세요.", en: "Must be one line without control characters." },
  lines: { ko: "제어 문자는 사용할 수 없어요.", en: "Must not contain control characters." },
  timeZone: { ko: "올바른 시간대가 아니에요.", en: "Must be an IANA time zone." },
  farTime: { ko: "1970년부터 2199년 사이의 날짜를 입력해 주세요.", en: "Please enter a date between 1970 and 2199." },
  yesOrNo: { ko: "참 또는 거짓이어야 해요.", en: "Must be true or false." },
  yes: { ko: "참이어야 해요.", en: "Must be true." },
  clockTime: { ko: "시간은 09:30과 같은 형식이어야 해요.", en: "Must be a time in the format HH:mm." },
  dialCode: { ko: "+82와 같은 국가번호여야 해요.", en: "Must be a dial code such as +82." },
  phone: { ko: "올바른 전화번호가 아니에요.", en: "Must be a phone number." },
  plainName: {
    ko: "글자, 숫자, 공백, '_', '-'만 사용할 수 있어요.",
    en: "Only letters, numbers, spaces, '_' and '-' can be used.",
  },
  nameTwice: { ko: "같은 이름은 한 번만 쓸 수 있어요.", en: "Each name can be used only once." },
  endBeforeStart: { ko: "종료 시간은 시작 시간보다 늦어야 해요.", en: "The end must be after the start." },
  json: { ko: "JSON 형식이어야 해요.", en: "Must be JSON." },
});
