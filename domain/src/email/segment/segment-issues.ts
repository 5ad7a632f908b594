import { defineIssues } from "../../shared/define-issues";

export const segmentIssues = defineIssues("segment", {
  onlyDynamic: {
    ko: "직접 고르는 그룹에는 조건을 둘 수 없어요. 그룹을 만든 뒤 레코드를 담아 주세요.",
    en: "A hand-picked group can't have a filter. Please create the group first, then add records.",
  },
  name: { ko: "수신자 그룹 이름을 입력해 주세요.", en: "Please enter a name for the recipient group." },
});
