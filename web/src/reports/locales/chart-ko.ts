export const chartKo = {
  value: "값",
  total: "전체",
  converted: "전환",
  rate: "전환율(%)",
  blank: "(비어 있음)",
  state: {
    empty: "표시할 데이터가 없어요.",
    "too-many": "표시할 값이 너무 많아요.",
    "negative-number": "데이터에 음수가 있어요.",
  },
  error: {
    field: "필드가 삭제되었어요.",
    stage: "단계가 삭제되었어요.",
    option: "옵션이 삭제되었어요.",
    "record-type": "딜 유형이 삭제되었어요.",
    form: "폼이 삭제되었어요.",
    masked: "가려진 필드라서 계산할 수 없어요.",
    filter: "리포트 설정에 오류가 있어요.",
    name: "‘{{name}}’을(를) 바꾸거나 빼 주세요.",
  },
  locked: {
    title: "폼/리드 라우터를 사용할 수 없어요",
    description: "요금제에 폼/리드 라우터가 없어서 이 리포트를 볼 수 없어요.",
  },
};
