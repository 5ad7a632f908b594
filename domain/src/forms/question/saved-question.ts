import { z } from "zod";
import { AppError } from "../../shared/error";
import { Id, Time } from "../../shared/value";
import { formsTexts } from "../texts";
import { Question } from "./question";

/** A question of the team's library, to be inserted into any form (docs/product/forms.md#question-library). */
export const SavedQuestion = z.object({ id: Id, question: Question, created_by: Id, created_at: Time });
export type SavedQuestion = z.infer<typeof SavedQuestion>;

export const MAX_SAVED_QUESTIONS = 100;

type Saving = { id: string; userId: string; now: string; count: number };

/**
 * A question for the library. Its conditions stay behind: they name questions of one form.
 * @throws BAD_REQUEST if the library is full
 */
export function savedQuestion(question: Question, { id, userId, now, count }: Saving): SavedQuestion {
  if (count >= MAX_SAVED_QUESTIONS) throw new AppError("BAD_REQUEST", formsTexts.libraryFull);
  return { id, question: { ...question, show_if: null }, created_by: userId, created_at: now };
}
