import type { teamsApi } from "@dure/domain/teams/api";
import { cancelDeletion as takeBack } from "@dure/domain/teams/deletion/deletion";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { getTeam, saveTeam } from "../team/team-store";
import { viewOwnTeam } from "../team/view-own-team";

/** Any admin can keep the team. */
export const cancelDeletion: Verb<typeof teamsApi.cancelDeletion> = (ctx) =>
  transaction(ctx, async (tx) => {
    const before = await getTeam(tx, ctx.teamId);
    const after = takeBack(before, ctx.now);
    saveTeam(tx, ctx.teamId, after);
    return { answer: await viewOwnTeam(ctx, after), event: { type: "team.deletion-cancelled", before, after } };
  });
