import { type AnswerLike, isUnanswered, numberIn } from "../answer/answer-problem";
import type { QuestionType } from "./question";
import type { ShowCondition, ShowIf } from "./show-if";

type Shown = { name: string; type: QuestionType; show_if?: ShowIf | null | undefined };

/**
 * The questions that a visitor with these answers sees, in order. A hidden question counts as unanswered, and a hidden
 * step hides the questions on its page. A condition that refers to no earlier question is ignored, so that it hides
 * nothing forever.
 */
export function visibleQuestions<Question extends Shown>(
  questions: readonly Question[],
  answerTo: (name: string) => AnswerLike,
): Question[] {
  /** The answers to the questions so far; undefined for a hidden one. */
  const answers = new Map<string, AnswerLike>();
  let isPageShown = true;
  return questions.filter(({ name, type, show_if }) => {
    const isShown = isMet(show_if, answers);
    if (type === "step") isPageShown = isShown;
    const isVisible = isShown && isPageShown;
    answers.set(name, isVisible ? answerTo(name) : undefined);
    return isVisible;
  });
}

function isMet(showIf: ShowIf | null | undefined, answers: ReadonlyMap<string, AnswerLike>): boolean {
  const known = showIf?.conditions.filter(({ question }) => answers.has(question)) ?? [];
  if (known.length === 0) return true;
  const holds = (condition: ShowCondition) => conditionHolds(condition, answers.get(condition.question));
  return showIf?.match === "any" ? known.some(holds) : known.every(holds);
}

function conditionHolds({ operator, values }: ShowCondition, answer: AnswerLike): boolean {
  const isEmpty = isUnanswered(answer);
  if (operator === "isEmpty") return isEmpty;
  if (operator === "isAnswered") return !isEmpty;
  const given = isEmpty ? [] : [answer].flat().map((one) => normalized(String(one)));
  const wanted = values.map(normalized);
  if (operator === "is") return given.some((one) => wanted.includes(one));
  if (operator === "isNot") return !given.some((one) => wanted.includes(one));
  const [one = "", other = ""] = [given[0], wanted[0]];
  if (operator === "contains") return other !== "" && given.some((text) => text.includes(other));
  const order = compare(one, other);
  return order !== undefined && (operator === "atLeast" ? order >= 0 : order <= 0);
}

/** Texts are compared in one Unicode form, whatever their case; "1,200" is 1200. */
const normalized = (text: string): string => {
  const plain = text.normalize("NFC").trim().toLowerCase();
  return String(numberIn(plain) ?? plain);
};

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The order of two numbers or two dates; undefined for anything else. */
function compare(one: string, other: string): number | undefined {
  if (DATE.test(one) && DATE.test(other)) return one < other ? -1 : Number(one > other);
  const difference = (numberIn(one) ?? Number.NaN) - (numberIn(other) ?? Number.NaN);
  return Number.isNaN(difference) ? undefined : difference;
}
