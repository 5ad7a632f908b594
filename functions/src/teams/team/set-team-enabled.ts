import { withTeamEnabled } from "@dure/domain/teams/operate-team";
import type { Context } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { getTeam, saveTeam } from "./team-store";

/**
 * Disables or enables a team, for an operator. The team's data stays. Each call reads the team, so the change takes
 * effect at once.
 */
export const setTeamEnabled = (ctx: Context, isOpen: boolean): Promise<{ state: string }> =>
  transaction(ctx, async (tx) => {
    const before = await getTeam(tx, ctx.teamId);
    const after = withTeamEnabled(before, isOpen, ctx.now);
    if (after.state === before.state) return { answer: { state: after.state }, event: [] };
    saveTeam(tx, ctx.teamId, after);
    const type = isOpen ? "team.enabled" : "team.disabled";
    return { answer: { state: after.state }, event: { type, before, after } };
  });
