import { defineIssues } from "../shared/define-issues";

export const notificationsIssues = defineIssues("notifications", {
  onlyNumbers: { ko: "숫자만 입력해 주세요.", en: "Please fill in only numbers." },
  sendAt: { ko: "보낼 시각을 09:00처럼 입력해 주세요.", en: "Please enter the time to send at, such as 09:00." },
});
