import type { recordsApi } from "@dure/domain/records/api";
import { personOf } from "../../platform/context";
import { Place } from "../../platform/firestore/read-page-store";
import type { Verb } from "../../platform/http/endpoint";
import { pageCursor } from "../../platform/http/page-cursor";
import { findDueTodos, findTodos } from "./todo-store";
import { viewTodos } from "./view-todos";

const cursors = pageCursor("my-todos", Place);

/** A page may be shorter than asked for: tasks of deleted records are left out of it. */
export const listMyTodos: Verb<typeof recordsApi.listMyTodos> = async (ctx, { query }) => {
  const { user_id } = personOf(ctx);
  const { done, page_count: limit } = query;
  const after = cursors.placeIn(ctx.teamId, query.cursor);
  const [page, due] = await Promise.all([
    findTodos(ctx.teamId, { assignee: user_id }, { done, after, limit }),
    findDueTodos(ctx.teamId, user_id, ctx.now, ctx.timeZone),
  ]);
  const [data, dueViews] = await Promise.all([viewTodos(ctx, page.data), viewTodos(ctx, due)]);
  const count = (group: string) => dueViews.filter((one) => one.group === group).length;
  const counts = { overdue: count("overdue"), today: count("today") };
  return { data, ...cursors.pageEnd(ctx.teamId, page.next), counts };
};
