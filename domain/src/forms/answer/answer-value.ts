import { z } from "zod";
import { Token, TypedText } from "../../shared/value";
import { MAX_ANSWER_LENGTH, MAX_OPTIONS } from "../question/question";

/** The answer to one question. A checkbox has several answers, a consent is true or false. */
export const AnswerValue = z.union([
  TypedText(MAX_ANSWER_LENGTH),
  z.number(),
  z.boolean(),
  z.array(Token(200)).max(MAX_OPTIONS),
]);
export type AnswerValue = z.infer<typeof AnswerValue>;
