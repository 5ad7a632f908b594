export const entitySettings = {
  entitySettings: {
    page: "레코드 설정",
    entity: "레코드 종류",
    tabs: { general: "일반", pipeline: "파이프라인", layout: "레이아웃", "record-type": "레코드 유형" },
    name: "이름",
    nameField: "레코드 이름 필드",
    editField: "{{label}} 필드 수정",
    requiredFields: "필수 필드",
    nameRequired: "이름 필드만 필수예요.",
    fields: "데이터 필드",
    fieldCount_other: "직접 만든 필드 {{count}}개",
    records: "레코드",
    count_other: "{{formatted}}개",
    fixedType: "레코드 유형이 하나이고, 추가하거나 이름을 바꾸거나 삭제할 수 없어요.",
  },
} as const;
