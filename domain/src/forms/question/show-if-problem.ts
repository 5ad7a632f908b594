import type { QuestionType } from "./question";
import type { ShowIf } from "./show-if";
import { needsValue, showOperatorsOf } from "./show-operators";

type Earlier = { name: string; type: QuestionType; options: readonly { value: string }[] };

/**
 * The first problem in a question's conditions: they refer to no earlier question (`gone`), have no value, or name an
 * option that no longer exists.
 */
export function showIfProblem(showIf: ShowIf | null, earlier: readonly Earlier[]): "gone" | "value" | "option" | null {
  for (const { question, operator, values } of showIf?.conditions ?? []) {
    const asked = earlier.find(({ name }) => name === question);
    if (!asked || !showOperatorsOf(asked.type).includes(operator)) return "gone";
    if (needsValue(operator) && !values.some((value) => value.trim() !== "")) return "value";
    const isGone = (value: string) => !asked.options.some((option) => option.value === value);
    if (asked.options.length > 0 && needsValue(operator) && values.some(isGone)) return "option";
  }
  return null;
}
