import { AppError } from "@dure/domain/shared/error";
import { teamsTexts } from "@dure/domain/teams/texts";
import type { Context } from "../../platform/context";

/** Answers NOT_FOUND for another team's path, whether or not that team exists. */
export function assertOwnTeam(ctx: Context, { teamId }: { teamId: string }): void {
  if (teamId !== ctx.teamId) throw new AppError("NOT_FOUND", teamsTexts.teamNotFound);
}
