export const followUp = {
  followUp: {
    template: "메일 템플릿",
    none: "보내지 않음",
    gone: "삭제된 템플릿",
    templateGone: "존재하지 않거나 삭제된 템플릿이에요.",
    preview: "미리보기·테스트",
    manage: "템플릿 만들기·수정",
    sender: "보내는 사람",
    organizer: "배정된 호스트",
    senderHint: "답장은 보내는 사람이 받아요.",
    cc: "참조",
    bcc: "숨은 참조",
    addressesHint: "여러 주소는 쉼표로 구분해요.",
    addressWrong: "올바른 이메일을 입력해 주세요.",
    tooMany: "주소는 {{max}}개까지 입력할 수 있어요.",
  },
} as const;
