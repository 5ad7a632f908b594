import { defineIssues } from "../../shared/define-issues";

export const reportIssues = defineIssues("report", {
  unsupportedStatus: { ko: "지원하지 않는 상태예요.", en: "Unsupported status" },
});
