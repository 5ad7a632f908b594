import type { QuestionType } from "./question";
import type { ShowOperator } from "./show-if";

const EITHER: readonly ShowOperator[] = ["isAnswered", "isEmpty"];
const WRITTEN: readonly ShowOperator[] = ["is", "isNot", "contains", ...EITHER];
const ORDERED: readonly ShowOperator[] = ["is", "isNot", "atLeast", "atMost", ...EITHER];
const CHOSEN: readonly ShowOperator[] = ["is", "isNot", ...EITHER];

const OPERATORS: Readonly<Record<QuestionType, readonly ShowOperator[]>> = {
  shortText: WRITTEN,
  longText: WRITTEN,
  email: WRITTEN,
  tel: EITHER,
  url: WRITTEN,
  number: ORDERED,
  date: ORDERED,
  rating: ORDERED,
  dropdown: CHOSEN,
  radio: CHOSEN,
  checkbox: CHOSEN,
  consent: EITHER,
  file: EITHER,
  note: [],
  step: [],
};

/** The operators that conditions on a question of this type can use; none for notes and steps. */
export const showOperatorsOf = (type: QuestionType): readonly ShowOperator[] => OPERATORS[type];

export const needsValue = (operator: ShowOperator): boolean => operator !== "isAnswered" && operator !== "isEmpty";
