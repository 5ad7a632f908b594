import { defineTexts } from "../shared/text";

/** Messages of the records area (docs/product/records.md#messages). */
export const recordsTexts = defineTexts({
  recordNotFound: {
    ko: "삭제되었거나 존재하지 않는 레코드예요.",
    en: "The record has been deleted or does not exist.",
  },
  recordsNotFound: {
    ko: "삭제되었거나 존재하지 않는 레코드가 있어요.",
    en: "Some of the records have been deleted or do not exist.",
  },
  valueExists: { ko: "이미 존재하는 값이에요.", en: "This value already exists" },
  companyNotFound: { ko: "선택한 회사를 찾을 수 없어요.", en: "The chosen company does not exist." },
  contactNotFound: { ko: "선택한 연락처를 찾을 수 없어요.", en: "The chosen contact does not exist." },
  referredNotFound: {
    ko: "연결할 레코드를 찾을 수 없어요.",
    en: "The record to link to does not exist.",
  },
  assigneeNotFound: {
    ko: "담당자로 지정할 수 있는 멤버가 아니에요.",
    en: "The chosen assignee is not an active member of this team.",
  },
  pipelineNotFound: {
    ko: "존재하지 않거나 접근할 수 없는 딜 유형이에요.",
    en: "This deal type either doesn't exist or you don't have permission.",
  },
  stageNotFound: { ko: "선택한 단계를 찾을 수 없어요.", en: "The chosen stage does not exist in this deal type." },
  alreadyDeal: { ko: "이미 딜로 전환된 레코드예요.", en: "This record is already a deal." },
  notInPipeline: {
    ko: "이 딜 유형에 없는 레코드가 있어요.",
    en: "Some of the records are not deals of this deal type.",
  },
  blurred: {
    ko: "폼/리드 라우터로 들어온 레코드는 Pro 요금제에서 복제하거나 병합할 수 있어요. 팀 관리자에게 요금제 변경을 요청해 주세요.",
    en: "Records that came in through a form/lead router can be duplicated or merged on the Pro plan. Please ask your team's admin to change the plan.",
  },
  fieldNotFound: { ko: "존재하지 않는 필드예요.", en: "This field does not exist." },
  fieldNotEditable: { ko: "수정할 수 없는 필드예요.", en: "This field can't be edited." },
  valueChanged: {
    ko: "그사이에 다른 사람이 이 값을 바꿨어요. 어느 값으로 할지 골라 주세요.",
    en: "Someone else changed this value in the meantime. Choose which one to keep.",
  },
  requiredField: { ko: "필수 항목이에요.", en: "Required field" },
  noReference: { ko: "이 레코드에는 연결할 수 없어요.", en: "This record can't refer to that entity." },
  noteNotFound: { ko: "삭제되었거나 존재하지 않는 메모예요.", en: "The memo has been deleted or does not exist." },
  companyNotDuplicated: { ko: "회사는 복제할 수 없어요.", en: "Company cannot be duplicated" },
  noteChanged: {
    ko: "그사이 메모가 바뀌었어요. 새로고침한 뒤 다시 시도해 주세요.",
    en: "The memo has changed in the meantime. Please reload and try again.",
  },
  noteOfOther: {
    ko: "작성자나 관리자만 메모를 수정하거나 삭제할 수 있어요.",
    en: "Only its author or an admin can change or delete a memo.",
  },
  filterError: {
    ko: "필터에 오류가 있어요. 필터 조건을 확인해 주세요.",
    en: "Filter error. Please check the filter conditions",
  },
  invalidEntityType: { ko: "올바르지 않은 레코드 종류예요.", en: "Invalid entity type" },
});
