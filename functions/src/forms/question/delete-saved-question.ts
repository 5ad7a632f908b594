import type { formsApi } from "@dure/domain/forms/api";
import { formsTexts } from "@dure/domain/forms/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { readSavedQuestion, removeSavedQuestion } from "./saved-question-store";

/** Forms that it was inserted into keep their own copies. */
export const deleteSavedQuestion: Verb<typeof formsApi.deleteSavedQuestion> = (ctx, { params: { id } }) =>
  transaction(ctx, async (tx) => {
    const before = await readSavedQuestion(tx, ctx.teamId, id);
    if (!before) throw new AppError("NOT_FOUND", formsTexts.savedQuestionGone);
    removeSavedQuestion(tx, ctx.teamId, id);
    return { answer: undefined, event: { type: "saved-question.deleted", before, after: null } };
  });
