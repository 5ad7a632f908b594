/** Texts of the fields of all forms. */
export const field = {
  hidePassword: "비밀번호 숨기기",
  showPassword: "비밀번호 보기",
  required: "필수",
  color: {
    pick: "{{label}} 고르기",
    rule: "#3366ff와 같은 색상 값을 입력해 주세요.",
    reset: "기본값으로",
  },
  invalid: {
    required: "필수 입력 항목이에요.",
    tooLong: "{{max}}자 이하로 입력해 주세요.",
    tooShort: "{{min}}자 이상 입력해 주세요.",
    format: "형식이 올바르지 않아요.",
  },
} as const;
