import type { recordsApi } from "@dure/domain/records/api";
import { assertOwnTask, itemResultView } from "@dure/domain/records/task/task";
import { Id } from "@dure/domain/shared/value";
import type { Verb } from "../../platform/http/endpoint";
import { pageCursor } from "../../platform/http/page-cursor";
import { readResults, readTask } from "./task-store";

const cursors = pageCursor("task-results", Id);

export const listTaskResults: Verb<typeof recordsApi.listTaskResults> = async (ctx, { params, query }) => {
  assertOwnTask(await readTask(ctx.teamId, params.id), ctx.actor);
  const after = cursors.placeIn(ctx.teamId, query.cursor);
  const { results, next } = await readResults(ctx.teamId, params.id, { after, status: query.status });
  return { data: results.map((result) => itemResultView(result, ctx.locale)), ...cursors.pageEnd(ctx.teamId, next) };
};
