import { assertBasedOn } from "@dure/domain/shared/based-on";
import type { teamsApi } from "@dure/domain/teams/api";
import { changeTeam } from "@dure/domain/teams/team";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { getTeam, saveTeam } from "./team-store";
import { viewOwnTeam } from "./view-own-team";

export const updateTeam: Verb<typeof teamsApi.updateTeam> = (ctx, { query, body }) =>
  transaction(ctx, async (tx) => {
    const before = await getTeam(tx, ctx.teamId);
    const after = changeTeam(before, body, ctx.now);
    assertBasedOn(before, after, query);
    saveTeam(tx, ctx.teamId, after);
    return { answer: await viewOwnTeam(ctx, after), event: { type: "team.changed", before, after } };
  });
