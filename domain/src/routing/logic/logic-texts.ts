import { defineTexts } from "../../shared/text";

/** Messages of the rule engine (docs/product/routing-logic.md#validity). */
export const logicTexts = defineTexts({
  unknownOperator: { ko: "알 수 없는 연산자예요.", en: "invalid operator" },
  wrongOperator: { ko: "이 필드에는 쓸 수 없는 연산자예요.", en: "Invalid operator" },
  wrongOperand: { ko: "조건의 값이 올바르지 않아요.", en: "Invalid operator and value pair" },
  endBeforeStart: { ko: "시작 값은 끝 값보다 클 수 없어요.", en: "start must be less than end" },
  noConditions: { ko: "필드에는 조건이 하나 이상 있어야 해요.", en: "field must have one conditions at least" },
  duplicatedField: { ko: "같은 필드가 두 번 쓰였어요.", en: "duplicated field" },
  noRuleField: { ko: "규칙의 필드가 없어요.", en: "invalid rule field must exist" },
  wrongNextType: { ko: "연결할 수 없는 대상이에요.", en: "invalid rule next type" },
  noRuleNext: { ko: "조건이 이어지는 대상이 없어요.", en: "invalid rule next must exist" },
  noNext: { ko: "조건이 아무 데도 이어지지 않아요.", en: "invalid next" },
  unreachable: { ko: "이 필드로 이어지는 조건이 없어요.", en: "invalid logic: no case leads to this field" },
  circle: {
    ko: "이 필드에서 이어지는 조건이 결과 없이 이 필드로 되돌아와요.",
    en: "invalid logic: a case leads from this field back to it",
  },
  infiniteLoop: { ko: "조건이 끝없이 되풀이돼요.", en: "infinity loop detected" },
  wrongUrl: { ko: "올바른 URL을 입력해 주세요.", en: "Please enter a valid URL" },
  unknownFieldType: (type: string) => ({
    ko: `알 수 없는 필드 유형이에요: ${type}`,
    en: `Unknown field type: ${type}`,
  }),
  unknownResultType: (type: string) => ({
    ko: `알 수 없는 결과 유형이에요: ${type}`,
    en: `Unknown result type: ${type}`,
  }),
});
