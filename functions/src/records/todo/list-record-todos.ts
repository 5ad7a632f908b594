import type { recordsApi } from "@dure/domain/records/api";
import { Place } from "../../platform/firestore/read-page-store";
import type { Verb } from "../../platform/http/endpoint";
import { pageCursor } from "../../platform/http/page-cursor";
import { readVisible } from "../record/visible-record";
import { findTodos } from "./todo-store";
import { viewTodo } from "./view-todos";

const cursors = pageCursor("record-todos", Place);

export const listRecordTodos: Verb<typeof recordsApi.listRecordTodos> = async (ctx, { params, query }) => {
  const { done, page_count: limit } = query;
  const after = cursors.placeIn(ctx.teamId, query.cursor);
  const [record, page] = await Promise.all([
    readVisible(ctx, params.entityId, params.id),
    findTodos(ctx.teamId, { record_id: params.id }, { done, after, limit }),
  ]);
  const data = page.data.map((todo) => viewTodo(ctx, todo, record));
  return { data, ...cursors.pageEnd(ctx.teamId, page.next) };
};
