import type { teamsApi } from "@dure/domain/teams/api";
import type { Verb } from "../../platform/http/endpoint";
import { listDeadLetters as readDeadLetters } from "../../platform/jobs/dead-letter-store";

export const listDeadLetters: Verb<typeof teamsApi.listDeadLetters> = async (ctx) => ({
  data: await readDeadLetters(ctx.teamId),
});
