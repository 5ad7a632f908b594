import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { Cursor } from "../../shared/page";
import { Id } from "../../shared/value";
import { ItemResult, ItemResultView, TaskView } from "./task";

const TaskPath = z.object({ id: Id });

export const taskApi = {
  listTasks: endpoint("member", {
    method: "GET",
    path: "/tasks",
    summary: "The caller's latest background tasks, newest first",
  })
    .input(z.object({}))
    .output(z.object({ data: z.array(TaskView) })),

  getTask: endpoint("member", {
    method: "GET",
    path: "/tasks/{id}",
    summary: "A background task with its progress, for its initiator and admins",
  })
    .input(z.object({ params: TaskPath }))
    .output(TaskView),

  listTaskResults: endpoint("member", {
    method: "GET",
    path: "/tasks/{id}/results",
    summary: "The result of each item that a task has processed so far",
  })
    .input(
      z.object({
        params: TaskPath,
        query: z.object({ cursor: Cursor.optional(), status: ItemResult.shape.status.optional() }),
      }),
    )
    .output(z.object({ data: z.array(ItemResultView), cursor: z.string().nullable(), is_last: z.boolean() })),

  cancelTask: endpoint("member", {
    method: "POST",
    path: "/tasks/{id}/cancel",
    summary: "Stop a task; changes already made stay",
  })
    .input(z.object({ params: TaskPath }))
    .output(TaskView),
};
