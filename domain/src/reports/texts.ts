import { defineTexts } from "../shared/text";

const texts = defineTexts({
  noDashboard: {
    ko: "존재하지 않거나 볼 수 있는 권한이 없는 대시보드예요.",
    en: "This dashboard either doesn't exist or you don't have permission to access it.",
  },
  noReport: {
    ko: "존재하지 않거나 볼 수 있는 권한이 없는 리포트예요.",
    en: "This report either doesn't exist or you don't have permission to access it.",
  },
  lastDashboard: {
    ko: "마지막 대시보드는 삭제할 수 없어요. 먼저 다른 대시보드를 만들어 주세요.",
    en: "The last dashboard can't be deleted. Please create another one first.",
  },
  tooManyDashboards: (max: number) => ({
    ko: `대시보드는 ${max}개까지 만들 수 있어요. 쓰지 않는 대시보드를 삭제해 주세요.`,
    en: `A team can have up to ${max} dashboards. Please delete one that you no longer need.`,
  }),
  tooManyReports: (max: number) => ({
    ko: `대시보드 하나에는 리포트를 ${max}개까지 둘 수 있어요. 다른 대시보드를 사용해 주세요.`,
    en: `A dashboard can hold up to ${max} reports. Please use another dashboard.`,
  }),
  wrongSetting: {
    ko: "리포트 설정에 오류가 있어요. 딜 유형과 단계를 확인해 주세요.",
    en: "There is an error in the report configuration. Please check the deal type and its stages.",
  },
  refreshedLately: {
    ko: "새로고침은 1분에 한 번만 할 수 있어요. 잠시 후 다시 시도해 주세요.",
    en: "You can refresh once per minute. Please try again in a moment.",
  },
});

/** The steps of a router's report. */
const steps = defineTexts({
  viewed: { ko: "폼 조회", en: "Form views" },
  submitted: { ko: "제출", en: "Submitted" },
  qualified: { ko: "미팅 배정", en: "Assigned to a meeting" },
  disqualified: { ko: "미팅 미배정", en: "Without a meeting" },
  converted: { ko: "예약 완료", en: "Booked" },
  churned: { ko: "이탈", en: "Churned" },
});

export const reportsTexts = { ...texts, steps };
