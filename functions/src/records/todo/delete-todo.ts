import type { recordsApi } from "@dure/domain/records/api";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { changeableTodo } from "./changeable-todo";
import { removeTodo } from "./todo-store";

export const deleteTodo: Verb<typeof recordsApi.deleteTodo> = (ctx, { params }) =>
  transaction(ctx, async (tx) => {
    const { todo: before } = await changeableTodo(tx, ctx, params.id);
    removeTodo(tx, ctx.teamId, before.id);
    return { answer: undefined, event: { type: "todo.deleted", before, after: null } };
  });
