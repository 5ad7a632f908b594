import { defineTexts } from "../shared/text";

/** What the user is told about forms, their answers and what follows them. */
export const formsTexts = defineTexts({
  answerMissing: { ko: "답변을 입력해 주세요.", en: "Please answer this question." },
  consentMissing: { ko: "동의가 필요한 항목이에요.", en: "Your consent is needed here." },
  emailInvalid: { ko: "올바른 이메일 주소를 입력해 주세요.", en: "Please enter a valid email address" },
  phoneInvalid: { ko: "올바른 전화번호를 입력해 주세요.", en: "Please enter a valid phone number." },
  numberInvalid: { ko: "숫자를 입력해 주세요.", en: "Please enter a number." },
  optionInvalid: { ko: "보기 중에서 선택해 주세요.", en: "Please choose one of the options." },
  answerInvalid: { ko: "답변을 다시 확인해 주세요.", en: "Please check this answer." },
  labelName: { ko: "이름", en: "Name" },
  labelEmail: { ko: "이메일", en: "Email" },
  labelPhone: { ko: "전화번호", en: "Phone" },
  labelCompany: { ko: "회사", en: "Company" },
  labelNote: { ko: "메모", en: "Note" },
  bookedMeeting: (title: string, time: string, note: string) => ({
    ko: [`미팅 예약: ${title}`, `일시: ${time}`, note && `메모: ${note}`].filter(Boolean).join("\n"),
    en: [`Meeting booked: ${title}`, `Time: ${time}`, note && `Note: ${note}`].filter(Boolean).join("\n"),
  }),
  templateGone: {
    ko: "삭제된 메일 템플릿이에요. 다른 템플릿을 선택해 주세요.",
    en: "This email template was deleted. Please choose another one.",
  },
});
