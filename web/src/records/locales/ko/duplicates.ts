export const duplicates = {
  duplicates: {
    page: "중복 레코드",
    about: "이메일이나 전화번호, 회사 이름이 같은 레코드를 모아 보여 드려요. 하나로 병합할 수 있어요.",
    by: "같은 값",
    key: { email: "이메일", phone: "전화번호", name: "회사명" },
    none: "중복이 없어요",
    noneHint: "같은 값을 쓰는 레코드가 여러 개 생기면 여기에 나타나요.",
    records_other: "{{count}}개",
    rest_other: "{{count}}개 더 있어요. 병합한 뒤 다시 나타나요.",
    keep: "‘{{label}}’ 남기기",
    compare: "비교해서 병합",
    compareOf: "‘{{name}}’ 비교해서 병합",
    choose: "모두 선택",
    chosen_other: "{{count}}묶음 선택",
    mergeChosen: "선택한 묶음 병합",
    mergeTitle_other: "{{count}}묶음을 병합할까요?",
    mergeHint:
      "묶음마다 고른 레코드만 남고 나머지는 그 레코드에 합쳐져요. 값이 다르면 가장 최근에 수정한 레코드의 값을 써요. 병합한 직후에는 되돌릴 수 있어요.",
    started: "병합을 시작했어요.",
    failed: "병합하지 못했어요",
  },
} as const;
