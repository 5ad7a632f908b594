import { defineIssues } from "../../shared/define-issues";

export const segmentIssues = defineIssues("segment", {
  name: { ko: "수신 그룹 이름을 입력해 주세요.", en: "Please enter a name for the recipient group." },
});
