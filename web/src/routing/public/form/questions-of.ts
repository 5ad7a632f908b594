import { DEFAULT_LABELS } from "@dure/domain/forms/question/default-labels";
import type { Question } from "@dure/domain/forms/question/question";
import type { Mappings } from "@dure/domain/routing/router/router";
import type { VisitorQuestion } from "../../../forms/public/answers";
import type { FormTexts } from "../texts/ko";

/**
 * The questions of a form. Default labels are in the reader's language, others are as written
 * (docs/product/forms.md#labels).
 */
export const questionsOf = (components: readonly Question[], mappings: Mappings, texts: FormTexts): VisitorQuestion[] =>
  components.map((question) => ({
    ...question,
    label: labelOf(question, texts),
    autocomplete: autocompleteOf(question, mappings),
  }));

function labelOf({ name, label }: Question, texts: FormTexts): string {
  if (name !== "name" && name !== "email") return label;
  return Object.values(DEFAULT_LABELS[name]).includes(label) ? texts[name] : label;
}

const COMPLETES = {
  fullName: "name",
  firstName: "given-name",
  lastName: "family-name",
  email: "email",
  company: "organization",
} as const;

/** The autofill value of a question, by its mapping. */
function autocompleteOf({ name, type }: Question, mappings: Mappings): VisitorQuestion["autocomplete"] {
  const mapped = Object.entries(COMPLETES).find(([key]) => mappings[key as keyof typeof COMPLETES] === name)?.[1];
  return mapped ?? (type === "email" ? "email" : undefined);
}
