import { labelsIn } from "@dure/domain/records/field-labels";
export const field = {
  field: {
    deal: labelsIn("deal", "ko"),
    company: labelsIn("company", "ko"),
    contact: labelsIn("contact", "ko"),
    first_name: "이름",
    last_name: "성",
    empty: "비어 있음",
    edit: "{{label}} 수정",
    saving: "저장 중",
    hint: "{{label}} 설명",
  },
  invalid: {
    email: "올바른 이메일 주소를 입력해 주세요.",
    url: "올바른 URL을 입력해 주세요.",
    phone: "올바른 전화번호를 입력해 주세요.",
    amount: "9,999,999,999.99 이하의 숫자를 입력해 주세요.",
    date: "올바른 날짜를 입력해 주세요.",
    number: "숫자를 입력해 주세요.",
    option: "옵션을 다시 선택해 주세요.",
  },
  member: { unknown: "알 수 없음", product: "자동 등록", search: "멤버 검색", noMatch: "일치하는 멤버가 없어요." },
  reference: {
    search: "이름으로 검색",
    noMatch: "일치하는 결과가 없어요.",
    create: "‘{{name}}’ 새로 만들기",
    clear: "지우기",
    open: "목록 열기",
  },
} as const;
