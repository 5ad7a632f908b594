export const trash = {
  trash: {
    page: "휴지통",
    about: "삭제한 레코드는 30일 동안 여기에 있어요. 그 뒤에는 메모, 파일, 제출 내용까지 완전히 삭제돼요.",
    list: "삭제한 레코드",
    empty: "휴지통이 비어 있어요",
    emptyHint: "최근 30일 동안 삭제한 레코드가 없어요.",
    deletedAt: "{{date}} 삭제",
    days_other: "{{count}}일 뒤 완전히 삭제",
    today: "오늘 완전히 삭제",
    restore: "복원",
    restoreOf: "‘{{label}}’ 복원",
    restored: "‘{{label}}’ 레코드를 복원했어요.",
    failed: "복원하지 못했어요",
    taken: "그사이 다른 레코드가 같은 값을 쓰고 있어요. 그 레코드의 값을 바꾼 뒤 다시 복원해 주세요.",
    older: "더 보기",
    open: "열기",
  },
} as const;
