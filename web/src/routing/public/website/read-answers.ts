import type { AnswerValue } from "@dure/domain/forms/answer/answer-value";
import type { QuestionType } from "@dure/domain/forms/question/question";
import type { Mappings } from "@dure/domain/routing/router/router";
import type { Answers } from "@dure/domain/routing/submission/submission";
import { controlsOf } from "../../form-inputs";

const MAX_LENGTH = 5_000;
const MAX_CHOICE_LENGTH = 200;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What the visitor wrote into the inputs that are mapped. No other input is read. */
export function readAnswers(form: HTMLFormElement, { fields, ...contact }: Mappings): Answers {
  const controls = controlsOf(form);
  const types = new Map(fields.map(({ name, type }) => [name, type]));
  const names = new Set([...Object.values(contact).filter((name) => name !== null), ...types.keys()]);
  return [...names].flatMap((name) => {
    const value = answerOf(controls.get(name) ?? [], types.get(name));
    return value === undefined ? [] : [{ name, value }];
  });
}

function answerOf(controls: readonly Control[], type: QuestionType | undefined): AnswerValue | undefined {
  const [first] = controls;
  if (!first) return undefined;
  const ticks = controls.filter((one) => one instanceof HTMLInputElement && /^(checkbox|radio)$/.test(one.type));
  if (ticks.length > 0) return tickedOf(ticks as HTMLInputElement[], type);
  if (first instanceof HTMLSelectElement && first.multiple) return choicesOf([...first.selectedOptions]);
  return first.value.trim().slice(0, MAX_LENGTH) || undefined;
}

/** A single checkbox is a boolean, unless it is mapped as a list that happens to have one box. */
function tickedOf(inputs: readonly HTMLInputElement[], type: QuestionType | undefined): AnswerValue | undefined {
  const [first] = inputs;
  const ticked = inputs.filter(({ checked }) => checked);
  if (first?.type === "radio") return ticked[0]?.value.slice(0, MAX_CHOICE_LENGTH);
  return inputs.length === 1 && type !== "checkbox" ? ticked.length > 0 : choicesOf(ticked);
}

const choicesOf = (chosen: readonly { value: string }[]): string[] =>
  chosen.map(({ value }) => value.trim().slice(0, MAX_CHOICE_LENGTH)).filter(Boolean);
