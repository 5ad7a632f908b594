import { defineTexts } from "../shared/text";

export const journeysTexts = defineTexts({
  siteNotAllowed: {
    ko: "이 웹사이트에서는 고객 여정을 수집할 수 없어요. 추적 코드를 다시 복사하고, 고객 여정 데이터 설정에 웹사이트 주소를 추가해 주세요.",
    en: "Journeys are not collected on this website. Copy the tracking code again, and add the website in the settings of customer journey data.",
  },
  visitorNotFound: {
    ko: "방문 기록이 없거나 볼 수 없는 방문자예요. 리드의 고객 여정에서 다시 열어 주세요.",
    en: "This visitor has no visits, or you can't see them. Please open them again from a lead's journey.",
  },
  badBatch: {
    ko: "보낸 내용을 읽을 수 없어요. 추적 코드를 다시 복사해 주세요.",
    en: "The data sent can't be read. Please copy the tracking code again.",
  },
  batchTooLarge: { ko: "한 번에 64kB까지 보낼 수 있어요.", en: "At most 64 kB can be sent at once." },
  registryFailed: {
    ko: "기업 정보를 찾지 못했어요. 잠시 후 다시 시도하거나 회사 이름을 직접 입력해 주세요.",
    en: "We couldn't look up companies. Please try again in a moment, or type the company's name.",
  },
  companyNotRegistered: {
    ko: "기업 정보에 없는 회사예요. 회사 이름으로 다시 검색해 주세요.",
    en: "This company isn't in the company registry. Please search for it by its name.",
  },
  companyNotFound: {
    ko: "기업 정보에 같은 이름의 회사가 없어요. 회사 페이지에서 회사명을 눌러 찾아 주세요.",
    en: "The company registry has no company with this name. Please click the name on the company's page to find it.",
  },
  companyAmbiguous: {
    ko: "기업 정보에 이름이 같은 회사가 여러 곳이에요. 회사 페이지에서 회사명을 눌러 골라 주세요.",
    en: "The company registry has several companies with this name. Please click the name on the company's page to choose one.",
  },
  researchOff: {
    ko: "AI 리서치를 아직 사용할 수 없어요. 고객지원에 문의해 주세요.",
    en: "AI research is not available yet. Please contact us.",
  },
  researchUsedUp: (limit: number) => ({
    ko: `이번 달 AI 리서치 ${limit}회를 모두 사용했어요. 다음 달에 다시 시도하거나 요금제를 변경해 주세요.`,
    en: `Your team has used all ${limit} AI research runs for this month. Please try again next month, or change your plan.`,
  }),
  draftsUsedUp: (limit: number) => ({
    ko: `이번 달 AI 초안 ${limit}회를 모두 사용했어요. 다음 달에 다시 시도하거나 요금제를 변경해 주세요.`,
    en: `Your team has used all ${limit} AI drafts for this month. Please try again next month, or change your plan.`,
  }),
  draftFailed: {
    ko: "AI가 초안을 쓰지 못했어요. 사용 횟수에는 들어가지 않아요. 잠시 후 다시 시도해 주세요.",
    en: "The AI couldn't write a draft. This attempt doesn't count. Please try again in a moment.",
  },
  findingGone: {
    ko: "리서치 결과가 바뀌었어요. 새로고침한 뒤 다시 선택해 주세요.",
    en: "The research has changed. Please reload it and choose again.",
  },
  findingDoesNotFit: {
    ko: "이 필드에는 넣을 수 없는 내용이에요. 다른 필드를 선택해 주세요.",
    en: "This field can't hold the finding. Please choose another field.",
  },
});
