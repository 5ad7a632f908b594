/** What is said of values, and of how they are filled in. */
export const fieldValue = {
  conflict: {
    mine: "내가 입력한 값",
    theirs: "다른 사람이 저장한 값",
    keepMine: "내 값으로 저장",
    keepTheirs: "이 값 유지",
  },
  fieldValue: {
    yes: "예",
    no: "아니요",
    removedOption: "삭제된 옵션이에요.",
    unknownOption: "삭제된 옵션",
    removedReference: "연결된 레코드가 삭제되었어요.",
    removedRecord: "삭제된 레코드",
    chooseOption: "옵션 선택",
    doneHint: "Ctrl+Enter로 입력 완료",
    more: "필드 더 보기 ({{count}})",
    fewer: "필드 접기",
  },
} as const;
