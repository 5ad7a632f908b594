import { defineTexts } from "../shared/text";

const texts = defineTexts({
  noRawData: {
    ko: "단계 이동으로 계산한 전환율은 원본 데이터를 볼 수 없어요. 필터로 계산하는 전환율을 선택해 주세요.",
    en: "Conversions by moves between stages have no raw data. Please choose a conversion by filters.",
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
