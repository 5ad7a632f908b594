import { randomUUID } from "node:crypto";
import type { emailApi } from "@dure/domain/email/api";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { getTopicsIn, saveTopics } from "./topic-store";

/** Who opted out of a topic that goes keeps that, should the topic come back under its id. */
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
