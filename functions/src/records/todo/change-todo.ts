import type { recordsApi } from "@dure/domain/records/api";
import { changeTodo as changed } from "@dure/domain/records/todo/todo";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { assertAssignee, changeableTodo } from "./changeable-todo";
import { saveTodo } from "./todo-store";
import { viewTodo } from "./view-todos";

export const changeTodo: Verb<typeof recordsApi.changeTodo> = (ctx, { params, body }) =>
  transaction(ctx, async (tx) => {
    const { teamId, now, actor } = ctx;
    const { todo: before, record } = await changeableTodo(tx, ctx, params.id);
    const after = changed(before, body, { by: actor.id, now, timeZone: ctx.timeZone });
    const answer = viewTodo(ctx, after, record);
    if (after === before) return { answer, event: [] };
    await assertAssignee(tx, teamId, after, before);
    saveTodo(tx, teamId, after, before);
    return { answer, event: { type: "todo.changed", before, after } };
  });
