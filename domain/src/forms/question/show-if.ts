import { z } from "zod";
import { Line } from "../../shared/value";
import { QuestionName } from "./question-name";

export const SHOW_OPERATORS = ["is", "isNot", "contains", "atLeast", "atMost", "isAnswered", "isEmpty"] as const;
export type ShowOperator = (typeof SHOW_OPERATORS)[number];

/** `is` holds if the answer has any of the values, `isNot` if it has none; the others compare the first value. */
export const ShowCondition = z.object({
  question: QuestionName,
  operator: z.enum(SHOW_OPERATORS),
  values: z.array(Line(200)).max(100).default([]),
});
export type ShowCondition = z.infer<typeof ShowCondition>;

/** When a question is shown: by the answers to questions before it (docs/product/forms.md#shown-by-earlier-answers). */
export const ShowIf = z.object({
  match: z.enum(["all", "any"]).default("all"),
  conditions: z.array(ShowCondition).min(1).max(10),
});
export type ShowIf = z.infer<typeof ShowIf>;
