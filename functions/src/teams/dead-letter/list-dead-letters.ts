import type { teamsApi } from "@dure/domain/teams/api";
import type { Verb } from "../../platform/endpoint";
import { listDeadLetters as readDeadLetters } from "../../platform/job-store";

export const listDeadLetters: Verb<typeof teamsApi.listDeadLetters> = async (ctx) => ({
  data: await readDeadLetters(ctx.teamId),
});
