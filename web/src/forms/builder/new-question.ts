import { hasOptions, Question, type QuestionType } from "@dure/domain/forms/question/question";

type Words = { label: string; option: string };

/** A question to begin with; one to choose an answer from has a first option. */
export const newQuestion = (type: QuestionType, name: string, { label, option }: Words): Question =>
  Question.parse({ name, label, type, ...(hasOptions(type) && { options: [{ value: option, label: option }] }) });
