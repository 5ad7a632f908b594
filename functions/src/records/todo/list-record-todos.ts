import type { recordsApi } from "@dure/domain/records/api";
import type { Verb } from "../../platform/http/endpoint";
import { readVisible } from "../record/visible-record";
import { findTodos } from "./todo-store";
import { viewTodo } from "./view-todos";

export const listRecordTodos: Verb<typeof recordsApi.listRecordTodos> = async (ctx, { params, query }) => {
  const { done, cursor, page_count: limit } = query;
  const [record, page] = await Promise.all([
    readVisible(ctx, params.entityId, params.id),
    findTodos(ctx.teamId, { record_id: params.id }, { done, cursor, limit }),
  ]);
  const data = page.data.map((todo) => viewTodo(ctx, todo, record));
  return { data, cursor: page.cursor, is_last: page.cursor === null };
};
