import { defineIssues } from "../shared/define-issues";

export const emailIssues = defineIssues("email", {
  subject: { ko: "제목을 입력해 주세요.", en: "Please enter a subject." },
  templateName: { ko: "템플릿 이름을 입력해 주세요.", en: "Please enter a template name." },
});
