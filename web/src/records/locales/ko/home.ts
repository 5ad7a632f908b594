export const home = {
  day: {
    leads: "새 리드",
    deals: "오래된 딜",
    all: "모두 보기",
    noLeads: "지난 7일 동안 배정된 새 리드가 없어요.",
    noDeals: "{{days}}일 넘게 같은 단계에 머문 딜이 없어요.",
    staying: "{{days}}일째",
  },
  sample: {
    offerTitle: "예시 데이터로 먼저 둘러볼까요?",
    offerHint: "회사, 연락처, 리드, 딜을 조금씩 넣어 드려요. 언제든 한 번에 지울 수 있어요.",
    create: "예시 데이터 넣기",
    created: "예시 데이터를 넣었어요.",
    existsTitle: "예시 데이터가 들어 있어요",
    existsHint: "둘러보기를 마쳤다면 지우고 우리 팀의 데이터로 시작하세요.",
    remove: "예시 데이터 지우기",
    removeTitle: "예시 데이터를 지울까요?",
    removeHint: "예시로 넣은 레코드만 지워요. 그 위에 적은 메모와 바꾼 내용도 함께 지워져요.",
    removed_other: "예시 레코드 {{count}}개를 지웠어요.",
  },
} as const;
