export const note = {
  note: {
    title: "메모",
    add: "메모 작성",
    placeholder: "통화 내용이나 다음 할 일을 남겨 보세요.",
    save: "저장",
    empty: "아직 메모가 없어요.",
    edit: "수정",
    delete: "삭제",
    actions: "메모 작업",
    edited: "수정됨",
    deleteTitle: "메모를 삭제할까요?",
    text: "메모 내용",
  },
} as const;
