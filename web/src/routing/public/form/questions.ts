import { OWN_LABELS } from "@dure/domain/forms/question/own-questions";
import type { Question } from "@dure/domain/forms/question/question";
import type { Mappings } from "@dure/domain/routing/router/router";
import type { FormTexts } from "../texts/ko";

/**
 * The labels that a new form begins with are in the reader's language, others are as written
 * (docs/product/forms.md#labels).
 */
export const questionsOf = (components: readonly Question[], texts: FormTexts): Question[] =>
  components.map((question) => ({ ...question, label: labelOf(question, texts) }));

function labelOf({ name, label }: Question, texts: FormTexts): string {
  if (name !== "name" && name !== "email") return label;
  return Object.values(OWN_LABELS[name]).includes(label) ? texts[name] : label;
}

const COMPLETES = {
  fullName: "name",
  firstName: "given-name",
  lastName: "family-name",
  email: "email",
  company: "organization",
} as const;
export type Autocomplete = (typeof COMPLETES)[keyof typeof COMPLETES];

/** What the browser may fill in, as the question is mapped. */
export function autocompleteOf({ name, type }: Question, mappings: Mappings): Autocomplete | undefined {
  const mapped = Object.entries(COMPLETES).find(([key]) => mappings[key as keyof typeof COMPLETES] === name)?.[1];
  return mapped ?? (type === "email" ? "email" : undefined);
}
