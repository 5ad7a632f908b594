export const related = {
  related: {
    none: "없음",
    newest: "{{total}}건 중 최근 {{shown}}건만 보여요.",
    all_other: "목록에서 {{number}}건 모두 보기",
    by: "‘{{field}}’ 필드로 연결",
    add: "추가",
    replace: "바꾸기",
    addOf: "{{entity}} 추가",
    replaceOf: "{{entity}} 바꾸기",
    existing: "기존 레코드 연결",
    create: "새로 만들기",
    find: "연결할 {{entity}} 찾기",
    unlink: "‘{{label}}’ 연결 해제",
    unlinked: "‘{{label}}’ 연결을 해제했어요.",
    linkFailed: "연결하지 못했어요",
    unlinkFailed: "연결을 해제하지 못했어요",
  },
} as const;
