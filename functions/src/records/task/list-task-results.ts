import type { recordsApi } from "@dure/domain/records/api";
import { assertOwnTask, itemResultView } from "@dure/domain/records/task/task";
import type { Verb } from "../../platform/http/endpoint";
import { readResults, readTask } from "./task-store";

export const listTaskResults: Verb<typeof recordsApi.listTaskResults> = async (ctx, { params, query }) => {
  assertOwnTask(await readTask(ctx.teamId, params.id), ctx.actor);
  const { results, cursor } = await readResults(ctx.teamId, params.id, query);
  return { data: results.map((result) => itemResultView(result, ctx.locale)), cursor, is_last: cursor === null };
};
