import { defineIssues } from "../shared/define-issues";

export const reportsIssues = defineIssues("reports", {
  dashboardTitle: { ko: "대시보드 이름을 입력해 주세요.", en: "Please enter a name for the dashboard." },
  reportTitle: { ko: "리포트 이름을 입력해 주세요.", en: "Please enter a name for the report." },
  fillIn: { ko: "값을 입력해 주세요.", en: "Please fiil in the value." },
  minBelowMax: { ko: "최솟값은 최댓값보다 작아야 해요.", en: "Min must be less than max." },
  maxAboveMin: { ko: "최댓값은 최솟값보다 커야 해요.", en: "Max must be greater than min." },
  rangeOrder: {
    ko: "구간이 올바르지 않아요. 값의 순서를 확인해 주세요.",
    en: "Invalid range. The order of values is incorrect.",
  },
  goalOutside: {
    ko: "목표는 최솟값과 최댓값 사이여야 해요.",
    en: "The goal must be between the minimum and the maximum.",
  },
  noGroup: {
    ko: "숫자와 게이지 차트에는 그룹을 둘 수 없어요.",
    en: "Number and gauge charts can't be grouped.",
  },
  needsGroup: { ko: "그룹 기준을 선택해 주세요.", en: "Please choose what to group by." },
  needsField: { ko: "계산할 필드를 선택해 주세요.", en: "Please choose the field to calculate." },
  needsDateRange: { ko: "기간을 선택해 주세요.", en: "Please choose the dates." },
  dateOrder: { ko: "시작일이 종료일보다 늦어요.", en: "The first day is after the last one." },
  needsStages: { ko: "딜 유형과 단계를 선택해 주세요.", en: "Please choose a deal type and its stages." },
});
