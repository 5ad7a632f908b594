import { defineTexts } from "../shared/text";

/** What the user is told about forms, their answers and what follows them. */
export const formsTexts = defineTexts({
  answerMissing: { ko: "답변을 입력해 주세요.", en: "Please answer this question." },
  consentMissing: { ko: "동의가 필요한 항목이에요.", en: "Your consent is needed here." },
  emailInvalid: { ko: "올바른 이메일 주소를 입력해 주세요.", en: "Please enter a valid email address" },
  phoneInvalid: { ko: "올바른 전화번호를 입력해 주세요.", en: "Please enter a valid phone number." },
  numberInvalid: { ko: "숫자를 입력해 주세요.", en: "Please enter a number." },
  urlInvalid: { ko: "올바른 웹 주소를 입력해 주세요.", en: "Please enter a valid web address." },
  dateInvalid: { ko: "올바른 날짜를 입력해 주세요.", en: "Please enter a valid date." },
  optionInvalid: { ko: "보기 중에서 선택해 주세요.", en: "Please choose one of the options." },
  filesInvalid: { ko: "올린 파일을 다시 확인해 주세요.", en: "Please check the uploaded files." },
  answerInvalid: { ko: "답변을 다시 확인해 주세요.", en: "Please check this answer." },
  labelName: { ko: "이름", en: "Name" },
  labelEmail: { ko: "이메일", en: "Email" },
  labelPhone: { ko: "전화번호", en: "Phone" },
  labelCompany: { ko: "회사", en: "Company" },
  labelNote: { ko: "메모", en: "Note" },
  noteBooked: { ko: "미팅 예약", en: "Meeting booked" },
  noteCancelled: { ko: "미팅 취소", en: "Meeting canceled" },
  noteWhen: { ko: "일시", en: "Time" },
  noteBefore: { ko: "이전 일시", en: "Before" },
  noteReason: { ko: "사유", en: "Reason" },
  libraryFull: {
    ko: "질문은 100개까지 보관할 수 있어요. 쓰지 않는 질문을 삭제해 주세요.",
    en: "The library holds up to 100 questions. Please delete ones you don't use.",
  },
  savedQuestionGone: { ko: "보관한 질문을 찾을 수 없어요.", en: "This saved question wasn't found." },
  cannotDisclose: {
    ko: "개인정보를 가리고 보거나 담당 레코드만 보는 멤버는 방문자 정보를 받는 메일, 담당자, Slack 채널을 바꿀 수 없어요. 관리자에게 요청해 주세요.",
    en: "Members who see personal values masked, or only their own records, can't change the emails, assignees and Slack channels that get visitors' answers. Please ask an admin.",
  },
  templateGone: {
    ko: "삭제된 메일 템플릿이에요. 다른 템플릿을 선택해 주세요.",
    en: "This email template was deleted. Please choose another one.",
  },
});
