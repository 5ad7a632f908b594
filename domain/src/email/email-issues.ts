import { defineIssues } from "../shared/define-issues";

export const emailIssues = defineIssues("email", {
  subject: { ko: "제목을 입력해 주세요.", en: "Please enter a subject." },
  removalReason: {
    ko: "차단을 해제하는 이유를 적어 주세요.",
    en: "Please give a reason for removing the address.",
  },
  templateName: { ko: "템플릿 이름을 입력해 주세요.", en: "Please enter a template name." },
  variable: {
    ko: "사용할 수 없는 변수예요. 변수 목록에서 선택해 주세요.",
    en: "This is not a variable. Please choose one from the list.",
  },
  link: {
    ko: "올바른 링크 주소를 입력해 주세요.",
    en: "Please enter a valid address that starts with https://, mailto: or tel:.",
  },
  imageSource: {
    ko: "올바른 이미지 주소를 입력해 주세요.",
    en: "Invalid image src. Please use an address that starts with https://.",
  },
  blockPlace: { ko: "이 블록은 여기에 넣을 수 없어요.", en: "This block can't be placed here." },
  attachmentTwice: {
    ko: "같은 파일이 두 번 첨부되었어요. 하나를 빼 주세요.",
    en: "A file is attached twice. Please remove one of them.",
  },
  documentSize: {
    ko: "메일이 너무 길어요. 내용을 줄여 주세요.",
    en: "The email is too long. Please shorten it.",
  },
});
