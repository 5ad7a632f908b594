import type { teamsApi } from "@dure/domain/teams/api";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { assertOwnTeam } from "./assert-own-team";
import { getTeam, saveTeam } from "./team-store";
import { viewOwnTeam } from "./view-own-team";

export const setTeamNeeds: Verb<typeof teamsApi.setTeamNeeds> = async (ctx, { params, body }) => {
  assertOwnTeam(ctx, params);
  return transaction(ctx, async (tx) => {
    const before = await getTeam(tx, ctx.teamId);
    const after = { ...before, needs: body, updated_at: ctx.now };
    saveTeam(tx, ctx.teamId, after);
    return { answer: await viewOwnTeam(ctx, after), event: { type: "team.changed", before, after } };
  });
};
