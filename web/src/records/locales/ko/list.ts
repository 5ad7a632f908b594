export const list = {
  list: {
    search: "이름, 회사, 이메일 검색",
    clearSearch: "검색어 지우기",
    count: "{{total}}개 중 {{fetched}}개",
    loadingMore: "더 불러오는 중",
    sortAscending: "오름차순",
    sortDescending: "내림차순",
    view: "보기 방식",
    table: "목록",
    board: "보드",
    empty: {
      lead: "아직 리드가 없어요",
      deal: "아직 딜이 없어요",
      company: "아직 회사가 없어요",
      contact: "아직 연락처가 없어요",
    },
    emptyHint: {
      lead: "첫 리드를 추가하면 여기에 모여요. 예약 페이지로 들어온 문의도 여기에 나타나요.",
      deal: "리드를 딜로 전환하거나 딜을 바로 추가해 보세요.",
      company: "거래하는 회사를 추가하고 리드와 연결해 보세요.",
      contact: "함께 이야기하는 사람을 추가해 보세요.",
    },
    noResult: "검색 결과가 없어요",
    noResultHint: "다른 이름이나 회사, 이메일로 찾아보세요.",
  },
} as const;
