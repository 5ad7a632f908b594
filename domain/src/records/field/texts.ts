import { defineTexts } from "../../shared/text";

/** Messages about field definitions (docs/product/records-fields.md#edit-permissions). */
export const fieldTexts = defineTexts({
  labelTaken: { ko: "이미 사용 중인 필드 이름이에요.", en: "A field with this name already exists." },
  labelTakenOnRestore: {
    ko: "같은 이름의 필드가 있어 복원할 수 없어요. 그 필드의 이름을 먼저 바꿔 주세요.",
    en: "Another field has this name now. Rename that field first, then restore this one.",
  },
  tooManyFields: {
    ko: "필드를 더 만들 수 없어요. 삭제한 필드를 포함해 500개까지 만들 수 있어요.",
    en: "No more fields can be created. The limit is 500, including deleted fields.",
  },
  optionEmpty: { ko: "옵션 이름을 입력해 주세요.", en: "Please enter the option's name." },
  noOptions: { ko: "옵션을 하나 이상 추가해 주세요.", en: "Please add at least one option." },
  optionIncludeSemicolon: {
    ko: "옵션 이름에 세미콜론(;)을 쓸 수 없어요.",
    en: "An option's name must not contain a semicolon (;).",
  },
  optionDuplicated: { ko: "같은 이름의 옵션이 있어요.", en: "Another option has this name." },
  needsEntity: { ko: "연결할 대상을 선택해 주세요.", en: "Please choose what the field refers to." },
  noDefault: { ko: "기본값을 설정할 수 없는 필드예요.", en: "This field can't have a default value." },
  badDefault: { ko: "기본값을 확인해 주세요.", en: "Please check the default value." },
  typeFixed: { ko: "필드 유형은 바꿀 수 없어요.", en: "A field's type can't be changed." },
  entityFixed: { ko: "연결 대상은 바꿀 수 없어요.", en: "What a field refers to can't be changed." },
  uniqueFixed: {
    ko: "중복 허용 여부는 필드를 만들 때만 정할 수 있어요.",
    en: "Whether values are unique can only be chosen when a field is created.",
  },
  uniqueNotAllowed: { ko: "이 유형은 중복을 막을 수 없어요.", en: "Values of this type can't be unique." },
  systemField: { ko: "시스템 필드는 수정할 수 없어요.", en: "System fields can't be edited." },
  onlyCustomRenamed: {
    ko: "직접 만든 필드만 이름을 바꿀 수 있어요.",
    en: "Only custom fields can be renamed.",
  },
  onlyCustomArchived: {
    ko: "직접 만든 필드만 삭제할 수 있어요.",
    en: "Only custom fields can be deleted.",
  },
  archivedField: {
    ko: "삭제한 필드예요. 복원한 뒤 수정해 주세요.",
    en: "This field is deleted. Restore it before editing it.",
  },
  nameRequired: { ko: "이름 필드는 항상 필수예요.", en: "The name field is always required." },
  stale: {
    ko: "그사이 다른 사람이 필드를 수정했어요. 새로고침한 뒤 다시 시도해 주세요.",
    en: "Someone changed this field in the meantime. Please reload and try again.",
  },
});
