import { randomUUID } from "node:crypto";
import type { formsApi } from "@dure/domain/forms/api";
import { savedQuestion } from "@dure/domain/forms/question/saved-question";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { countSavedQuestions, createSavedQuestion } from "./saved-question-store";

/** The limit bounds what a list reads; concurrent saves may slightly exceed it. */
export const saveQuestion: Verb<typeof formsApi.saveQuestion> = async (ctx, { body: { question } }) => {
  const count = await countSavedQuestions(ctx.teamId);
  const after = savedQuestion(question, { id: randomUUID(), userId: ctx.actor.id, now: ctx.now, count });
  return transaction(ctx, async (tx) => {
    createSavedQuestion(tx, ctx.teamId, after);
    return { answer: after, event: { type: "saved-question.created", before: null, after } };
  });
};
