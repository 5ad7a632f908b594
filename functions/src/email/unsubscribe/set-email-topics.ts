import { randomUUID } from "node:crypto";
import type { emailApi } from "@dure/domain/email/api";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { getTopicsIn, saveTopics } from "./topic-store";

/** Opt-outs of a removed topic are kept, in case the topic comes back under its id. */
export const setEmailTopics: Verb<typeof emailApi.setEmailTopics> = (ctx, { body }) => {
  const topics = body.topics.map(({ id = randomUUID(), name }) => ({ id, name }));
  return transaction(ctx, async (tx) => {
    const { teamId } = ctx;
    const before = await getTopicsIn(tx, teamId);
    saveTopics(tx, teamId, topics);
    return {
      answer: { data: topics },
      event: {
        type: "email-topics.changed",
        before: { id: teamId, topics: before },
        after: { id: teamId, topics },
      },
    };
  });
};
