import { randomBytes } from "node:crypto";
import type { identityApi } from "@dure/domain/identity/api";
import { assertRoomForSaml, makeSaml } from "@dure/domain/identity/saml/saml";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { checkSaml } from "./check-saml";
import { getProviders, saveSaml } from "./saml-store";
import { viewOf } from "./service-provider";
import { syncSaml } from "./sync-saml";

export const createSaml: Verb<typeof identityApi.createSaml> = async (ctx, { body }) => {
  const given = checkSaml(ctx, body);
  const answer = await transaction(ctx, async (tx) => {
    assertRoomForSaml((await getProviders(tx, ctx.teamId)).length);
    const saml = makeSaml(`saml.${randomBytes(6).toString("hex")}`, given);
    saveSaml(tx, ctx.teamId, saml);
    const after = await viewOf(ctx.teamId, saml);
    return { answer: after, event: { type: "saml.created", before: null, after } };
  });
  await syncSaml(ctx.teamId, answer.id);
  return answer;
};
