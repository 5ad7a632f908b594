import { defineIssues } from "../../shared/define-issues";

export const campaignIssues = defineIssues("campaign", {
  name: { ko: "캠페인 이름을 입력해 주세요.", en: "Please enter a campaign name." },
});
