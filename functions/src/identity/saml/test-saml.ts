import type { identityApi } from "@dure/domain/identity/api";
import { beginTest } from "@dure/domain/identity/saml/saml";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { getSaml, saveSaml } from "./saml-store";
import { viewOf } from "./service-provider";
import { syncSaml } from "./sync-saml";

/**
 * Makes Identity Platform accept assertions for the test. The blocking function settles the test, and admits nobody.
 */
export const testSaml: Verb<typeof identityApi.testSaml> = async (ctx, { params: { id } }) => {
  const answer = await transaction(ctx, async (tx) => {
    const begun = beginTest(await getSaml(tx, ctx.teamId, id), ctx.actor.id, ctx.now);
    saveSaml(tx, ctx.teamId, begun);
    const after = await viewOf(ctx.teamId, begun);
    return { answer: after, event: { type: "saml.test-begun", before: null, after } };
  });
  await syncSaml(ctx.teamId, id);
  return answer;
};
