import type { identityApi } from "@dure/domain/identity/api";
import { assertWayIn } from "@dure/domain/identity/saml/saml";
import { assertRecentSignIn } from "../../platform/auth/assert-recent-sign-in";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { isSsoRequired } from "../tenant/tenant-store";
import { getProviders, getSaml, removeSaml } from "./saml-store";
import { viewOf } from "./service-provider";
import { syncSaml } from "./sync-saml";

/** Nobody can sign in by the provider any more; sessions that began with it continue. */
export const deleteSaml: Verb<typeof identityApi.deleteSaml> = async (ctx, { params: { id } }) => {
  const { teamId } = ctx;
  assertRecentSignIn(ctx);
  await transaction(ctx, async (tx) => {
    const before = await viewOf(teamId, await getSaml(tx, teamId, id));
    const others = (await getProviders(tx, teamId)).filter((one) => one.id !== id);
    assertWayIn(await isSsoRequired(tx, teamId), others);
    removeSaml(tx, teamId, id);
    return { answer: undefined, event: { type: "saml.deleted", before, after: null } };
  });
  await syncSaml(teamId, id);
};
