import { defineTexts } from "../../shared/text";

/** Messages about deal types and stages (docs/product/records-pipelines.md#deal-type). */
export const pipelineTexts = defineTexts({
  titleTaken: { ko: "이미 사용 중인 딜 유형 이름이에요.", en: "A deal type with this name already exists." },
  tooManyPipelines: { ko: "딜 유형을 더 만들 수 없어요.", en: "No more deal types can be created." },
  lastPipeline: {
    ko: "마지막 딜 유형은 삭제할 수 없어요.",
    en: "The last deal type can't be deleted.",
  },
  leadType: {
    ko: "리드 유형은 만들거나 이름을 바꾸거나 삭제할 수 없어요.",
    en: "The lead type can't be created, renamed or deleted.",
  },
  fixedType: {
    ko: "회사와 연락처의 레코드 유형은 만들거나 이름을 바꾸거나 삭제할 수 없어요.",
    en: "Record types of companies and contacts can't be created, renamed or deleted.",
  },
  recordTypeNotFound: {
    ko: "존재하지 않거나 접근할 수 없는 레코드 유형이에요.",
    en: "This record type either doesn't exist or you don't have permission.",
  },
  noStages: { ko: "단계를 하나 이상 추가해 주세요.", en: "Please add at least one stage." },
  tooManyStages: { ko: "단계를 더 추가할 수 없어요.", en: "No more stages can be added." },
  stageLabelTaken: {
    ko: "이 딜 유형에 같은 이름의 단계가 있어요.",
    en: "This deal type already has a stage with this name.",
  },
  lastStage: { ko: "마지막 단계는 삭제할 수 없어요.", en: "The last stage can't be deleted." },
  stageHasRecords: {
    ko: "딜이 있는 단계는 삭제할 수 없어요. 딜을 다른 단계로 옮긴 뒤 삭제해 주세요.",
    en: "A stage that holds deals can't be deleted. Move its deals to another stage first.",
  },
  stageAsks: (stage: string, names: { ko: string; en: string }) => ({
    ko: `‘${stage}’ 단계로 옮기려면 먼저 입력해 주세요: ${names.ko}`,
    en: `To move a deal to “${stage}”, fill these in first: ${names.en}`,
  }),
  stagesChanged: {
    ko: "그사이 단계가 바뀌었어요. 새로고침한 뒤 다시 시도해 주세요.",
    en: "The stages have changed in the meantime. Please reload and try again.",
  },
});
