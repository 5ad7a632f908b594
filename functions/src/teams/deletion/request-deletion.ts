import type { teamsApi } from "@dure/domain/teams/api";
import { requestDeletion as schedule } from "@dure/domain/teams/deletion/deletion";
import { assertRecentSignIn } from "../../platform/auth/assert-recent-sign-in";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { getTeam, saveTeam } from "../team/team-store";
import { viewOwnTeam } from "../team/view-own-team";

/** Schedules the team's deletion. Until then the team works as before, so that its data can be exported. */
export const requestDeletion: Verb<typeof teamsApi.requestDeletion> = async (ctx, { body }) => {
  assertRecentSignIn(ctx);
  return transaction(ctx, async (tx) => {
    const before = await getTeam(tx, ctx.teamId);
    const after = schedule(before, { name: body.display_name, by: ctx.actor.id, now: ctx.now });
    saveTeam(tx, ctx.teamId, after);
    return { answer: await viewOwnTeam(ctx, after), event: { type: "team.deletion-requested", before, after } };
  });
};
