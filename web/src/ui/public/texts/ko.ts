/** The texts of every public page. */
export const sharedKo = {
  language: "언어",
  loading: "불러오는 중이에요",
  retry: "다시 시도",
  optional: "선택",
  needed: "필수",
  choose: "선택해 주세요",
  readMore: "내용 보기",
  dialCode: "국가 번호",
  required: "필수 입력 항목이에요",
  invalidEmail: "올바른 이메일 주소를 입력해 주세요",
  invalidPhone: "올바른 전화번호를 입력해 주세요",
  invalidNumber: "숫자로 입력해 주세요",
  fixFields: "입력한 내용을 확인해 주세요.",
  failed: "불러오지 못했어요",
  offline: "연결이 원활하지 않아요. 잠시 후 다시 시도해 주세요.",
  unexpected: "문제가 생겼어요. 잠시 후 다시 시도해 주세요.",
  tooMany: "요청이 너무 많아요. 잠시 후 다시 시도해 주세요.",
  leave: "나가기",
  companies: "회사",
  companiesFound: (count: number) => `회사 ${count}곳을 찾았어요. 화살표 키로 고를 수 있어요.`,
};

export type SharedTexts = typeof sharedKo;
