import { defineIssues } from "../../shared/define-issues";

export const campaignIssues = defineIssues("campaign", {
  name: { ko: "캠페인 이름을 입력해 주세요.", en: "Please enter a campaign name." },
  blockTooLong: {
    ko: "메일 내용이 너무 길어요. 내용을 줄여 주세요.",
    en: "This email is too long. Please shorten it.",
  },
});
