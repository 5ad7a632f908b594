import { randomUUID } from "node:crypto";
import type { recordsApi } from "@dure/domain/records/api";
import { newTodo } from "@dure/domain/records/todo/todo";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { getVisible } from "../record/visible-record";
import { assertAssignee } from "./changeable-todo";
import { saveTodo } from "./todo-store";
import { viewTodo } from "./view-todos";

/**
 * Adds a task, on a record that the caller may see or on none. An API key's task has no assignee unless one is given.
 */
export const createTodo: Verb<typeof recordsApi.createTodo> = (ctx, { body }) =>
  transaction(ctx, async (tx) => {
    const { teamId, now, actor } = ctx;
    const record = body.record && (await getVisible(tx, ctx, body.record.entity_id, body.record.id));
    const assignee = body.assignee === undefined ? (ctx.caller?.user?.user_id ?? null) : body.assignee;
    const about = { id: randomUUID(), record_id: record?.id ?? null, assignee };
    const after = newTodo(body, about, { by: actor.id, now, timeZone: ctx.timeZone });
    await assertAssignee(tx, teamId, after);
    saveTodo(tx, teamId, after);
    return { answer: viewTodo(ctx, after, record), event: { type: "todo.created", before: null, after } };
  });
