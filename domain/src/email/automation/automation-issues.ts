import { defineIssues } from "../../shared/define-issues";

export const automationIssues = defineIssues("automation", {
  name: { ko: "자동화 이름을 입력해 주세요.", en: "Please enter a name for the automation." },
  unknownAction: { ko: "알 수 없는 동작 유형이에요.", en: "Unknown action type" },
  unknownTrigger: { ko: "알 수 없는 시작 조건이에요.", en: "Unknown trigger" },
  stepTwice: { ko: "같은 ID의 단계가 두 개 있어요.", en: "Two steps have the same id." },
  tooManySteps: { ko: "단계는 50개까지 넣을 수 있어요.", en: "An automation can have up to 50 steps." },
  tooDeep: { ko: "조건은 5단계까지 겹칠 수 있어요.", en: "Conditions can be nested up to five levels deep." },
  tooLarge: {
    ko: "자동화의 내용이 너무 커요. 메일 내용을 줄여 주세요.",
    en: "This automation is too large. Please shorten its emails.",
  },
  clockTime: { ko: "09:30과 같은 시각이어야 해요.", en: "Must be a time such as 09:30." },
});
