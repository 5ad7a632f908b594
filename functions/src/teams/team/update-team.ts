import { assertWayIn } from "@dure/domain/identity/saml/saml";
import { samlTexts } from "@dure/domain/identity/saml/saml-texts";
import { assertBasedOn } from "@dure/domain/shared/based-on";
import { AppError } from "@dure/domain/shared/error";
import type { teamsApi } from "@dure/domain/teams/api";
import { changeTeam } from "@dure/domain/teams/team";
import { teamsTexts } from "@dure/domain/teams/texts";
import { getProviders } from "../../identity/saml/saml-store";
import { type Context, sessionOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { type Tx, transaction } from "../../platform/transaction/transaction-store";
import { getTeam, saveTeam } from "./team-store";
import { viewOwnTeam } from "./view-own-team";

export const updateTeam: Verb<typeof teamsApi.updateTeam> = (ctx, { query, body }) =>
  transaction(ctx, async (tx) => {
    const before = await getTeam(tx, ctx.teamId);
    if (body.require_mfa && !before.require_mfa) assertOwnSecondFactor(ctx);
    if (body.sso_required && !before.sso_required) await assertMayRequireSso(ctx, tx);
    const after = changeTeam(before, body, ctx.now);
    assertBasedOn(before, after, query);
    saveTeam(tx, ctx.teamId, after);
    return { answer: await viewOwnTeam(ctx, after), event: { type: "team.changed", before, after } };
  });

/** An admin who requires a second factor must have used their own: otherwise they would lock themselves out at once. */
function assertOwnSecondFactor(ctx: Context): void {
  if (!sessionOf(ctx).isStrong) throw new AppError("NOT_ACCEPTABLE", teamsTexts.ownSecondFactorFirst);
}

/** An admin who requires SSO must not lock themselves out: they signed in by SSO or with a second factor. */
async function assertMayRequireSso(ctx: Context, tx: Tx): Promise<void> {
  if (!sessionOf(ctx).isStrong) throw new AppError("NOT_ACCEPTABLE", samlTexts.ownSsoFirst);
  assertWayIn(true, await getProviders(tx, ctx.teamId));
}
