export const search = {
  search: {
    open: "전체 검색",
    label: "리드, 딜, 회사, 연락처 검색",
    placeholder: "이름, 회사, 이메일로 찾기",
    hint: "리드, 딜, 회사, 연락처를 한 번에 찾아요.",
    keys: "↑↓로 고르고 Enter로 열어요. Esc를 누르면 닫혀요.",
    results: "검색 결과",
    searching: "찾는 중",
    none: "‘{{text}}’에 맞는 레코드가 없어요",
    noneHint: "다른 이름이나 회사, 이메일로 찾아보세요.",
    all: "{{entity}} {{number}}건 모두 보기",
    failed: "검색하지 못했어요",
    partlyFailed: "일부 레코드는 찾지 못했어요.",
    offline: "인터넷에 연결되어 있지 않아요. 다시 연결되면 바로 찾을게요.",
  },
} as const;
