import { defineTexts } from "../shared/text";

const texts = defineTexts({
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
