import type { recordsApi } from "@dure/domain/records/api";
import { taskView } from "@dure/domain/records/task/task";
import type { Verb } from "../../platform/http/endpoint";
import { inChunks } from "../../platform/in-chunks";
import { startTask } from "../task/start-task";

const CHUNK = 50;

/** Merges groups in a background task, each as a merge of its own: one that is refused doesn't hold up the others. */
export const mergeDuplicates: Verb<typeof recordsApi.mergeDuplicates> = async (ctx, { params, body }) => {
  const chunks = inChunks(body.groups, CHUNK);
  const task = await startTask(ctx, { type: "bulk-merge", entity_id: params.entityId, payload: {}, chunks });
  return taskView(task, { succeeded: 0, failed: 0 }, ctx.locale);
};
