import type { emailApi } from "@dure/domain/email/api";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { getLawIn, saveLaw } from "./law-store";

export const setEmailLaw: Verb<typeof emailApi.setEmailLaw> = (ctx, { body }) =>
  transaction(ctx, async (tx) => {
    const { teamId } = ctx;
    const before = await getLawIn(tx, teamId);
    saveLaw(tx, teamId, body);
    return {
      answer: body,
      event: { type: "email-law.changed", before: { id: teamId, ...before }, after: { id: teamId, ...body } },
    };
  });
