import type { recordsApi } from "@dure/domain/records/api";
import { assertOwnTask, taskView } from "@dure/domain/records/task/task";
import type { Verb } from "../../platform/http/endpoint";
import { countItems, findTasksOf, readTask } from "./task-store";

export const getTask: Verb<typeof recordsApi.getTask> = async (ctx, { params }) => {
  const [task, counts] = await Promise.all([readTask(ctx.teamId, params.id), countItems(ctx.teamId, params.id)]);
  assertOwnTask(task, ctx.actor);
  return taskView(task, counts, ctx.locale);
};

export const listTasks: Verb<typeof recordsApi.listTasks> = async (ctx) => {
  const tasks = await findTasksOf(ctx.teamId, ctx.actor.id);
  const data = tasks.map(async (task) => taskView(task, await countItems(ctx.teamId, task.id), ctx.locale));
  return { data: await Promise.all(data) };
};
