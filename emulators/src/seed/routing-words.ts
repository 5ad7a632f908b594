import type { Question } from "@dure/domain/forms/question/question";
import type { z } from "zod";

const options = (...labels: string[]) => labels.map((label) => ({ value: label, label }));

/** The questions of the demo team's form. */
export const QUESTIONS: readonly z.input<typeof Question>[] = [
  { name: "name", label: "이름", type: "shortText", required: true },
  { name: "email", label: "회사 이메일", type: "email", required: true, placeholder: "name@company.com" },
  { name: "phone", label: "연락처", type: "tel" },
  { name: "company", label: "회사 이름", type: "shortText", required: true, use_nicerating: true },
  { name: "team_size", label: "영업 인원은 몇 명인가요?", type: "number", unit: "명", required: true },
  {
    name: "needs",
    label: "어떤 일을 더 잘하고 싶으세요?",
    type: "checkbox",
    options: options("CRM", "미팅 예약", "리드 배정", "이메일 마케팅"),
  },
  { name: "agree", label: "개인정보 수집과 이용에 동의해요.", type: "consent", required: true },
];

export const THANKS = "신청해 주셔서 감사해요. 소개 자료를 이메일로 보내 드릴게요.";
export const TOO_SMALL = "지금은 영업 인원이 세 명 이상인 팀을 돕고 있어요. 관심에 감사드려요.";

export const NAMES = ["오지훈", "한서윤", "문태오", "배수아", "임건우", "서다인", "Laura Bennett", "조은별"] as const;
export const COMPANIES = ["새벽물류", "오름헬스", "다온식품", "별빛에듀", "Northwind Retail", "솔향건설"] as const;
