import { z } from "zod";
import { MAX_ANSWER_LENGTH, MAX_OPTIONS } from "../question/question";

/** The answer to one question. A checkbox has several answers, a consent is true or false. */
export const AnswerValue = z.union([
  z.string().max(MAX_ANSWER_LENGTH),
  z.number(),
  z.boolean(),
  z.array(z.string().max(200)).max(MAX_OPTIONS),
]);
export type AnswerValue = z.infer<typeof AnswerValue>;
