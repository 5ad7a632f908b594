import type { identityApi } from "@dure/domain/identity/api";
import { assertWayIn, changeSaml as change } from "@dure/domain/identity/saml/saml";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { isSsoRequired } from "../tenant/tenant-store";
import { checkSaml } from "./check-saml";
import { getProviders, getSaml, saveSaml } from "./saml-store";
import { viewOf } from "./service-provider";
import { syncSaml } from "./sync-saml";

export const changeSaml: Verb<typeof identityApi.changeSaml> = async (ctx, { params: { id }, body }) => {
  const { teamId } = ctx;
  const given = checkSaml(ctx, body);
  const answer = await transaction(ctx, async (tx) => {
    const known = await getSaml(tx, teamId, id);
    const others = (await getProviders(tx, teamId)).filter((one) => one.id !== id);
    const changed = change(known, given);
    assertWayIn(await isSsoRequired(tx, teamId), [...others, changed]);
    saveSaml(tx, teamId, changed);
    const [before, after] = [await viewOf(teamId, known), await viewOf(teamId, changed)];
    return { answer: after, event: { type: "saml.changed", before, after } };
  });
  await syncSaml(teamId, id);
  return answer;
};
