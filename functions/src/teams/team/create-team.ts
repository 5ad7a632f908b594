import { AppError } from "@dure/domain/shared/error";
import { regionalDefaults } from "@dure/domain/shared/zone/regional-defaults";
import type { teamsApi } from "@dure/domain/teams/api";
import { activate } from "@dure/domain/teams/member";
import { nameTeam, viewTeam } from "@dure/domain/teams/team";
import { teamsTexts } from "@dure/domain/teams/texts";
import { setClaims } from "../../identity/tenant/account";
import { getEmailsOf, saveTenantRecord } from "../../identity/tenant/tenant-info-store";
import { getUser, saveUser } from "../../identity/user/user-store";
import { callerOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { assertHostLabel } from "./assert-host-label";
import { claimSlug, getTeam, saveTeam } from "./team-store";

/** Names the tenant of the caller's company and makes the caller its admin. The first of several colleagues wins. */
export const createTeam: Verb<typeof teamsApi.createTeam> = async (ctx, { body }) => {
  if (!callerOf(ctx).emailVerified) throw new AppError("NOT_ACCEPTABLE", teamsTexts.verifyFirst);
  assertHostLabel(body.teamSlug);
  const view = await transaction(ctx, async (tx) => {
    const [before, user] = await Promise.all([getTeam(tx, ctx.teamId), getUser(tx, ctx.teamId, ctx.actor.id)]);
    if (before.state !== "provisional") throw new AppError("CONFLICT", teamsTexts.alreadyNamed);
    const emails = await getEmailsOf(tx, ctx.teamId);
    await claimSlug(tx, ctx.teamId, body.teamSlug);

    const after = nameTeam(before, body, regionalDefaults(ctx.locale, ctx.timeZone), ctx.now);
    saveTeam(tx, ctx.teamId, after);
    saveUser(tx, ctx.teamId, activate(user, "ADMIN", ctx.now));
    for (const email of emails) saveTenantRecord(tx, email, { tenant_id: ctx.teamId, team_slug: after.team_slug });
    return { answer: viewTeam(after, true, 1, ctx.now), event: { type: "team.created", before, after } };
  });
  // If the process dies before this step, the next sign-in repairs the claims.
  await setClaims(ctx.teamId, ctx.actor.id, "admin");
  return view;
};
