export const board = {
  board: {
    title: "파이프라인",
    assignee: "담당자",
    everyone: "모든 담당자",
    unassigned: "담당자 없음",
    limit: "최근 수정된 카드 {{shown}}개만 표시해요. 이 딜 유형에는 모두 {{total}}개가 있어요.",
    column: "{{stage}}, {{count}}개",
    columnCards: "{{stage}} 카드 목록",
    emptyColumn: "카드가 없어요",
    moveTo: "단계 이동",
    moveCard: "‘{{label}}’ 단계 이동",
    draggable: "옮길 수 있는 카드",
    instructions:
      "카드를 옮기려면 스페이스 바를 누르세요. 화살표 키로 단계를 옮기고, 스페이스 바로 놓고, ESC 키로 취소해요. 엔터 키를 누르면 카드를 열어요.",
    picked: "‘{{label}}’ 카드를 집었어요. 현재 {{stage}} 단계예요.",
    over: "‘{{label}}’ 카드가 {{stage}} 단계 위에 있어요.",
    outside: "‘{{label}}’ 카드가 단계 밖에 있어요.",
    dropped: "‘{{label}}’ 카드를 {{stage}} 단계에 놓았어요.",
    cancelled: "‘{{label}}’ 카드 이동을 취소했어요.",
  },
} as const;
