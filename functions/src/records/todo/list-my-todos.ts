import type { recordsApi } from "@dure/domain/records/api";
import { personOf } from "../../platform/context";
import { Place } from "../../platform/firestore/read-page-store";
import type { Verb } from "../../platform/http/endpoint";
import { pageCursor } from "../../platform/http/page-cursor";
import { readTodos } from "./read-todos";
import { findDueTodos } from "./todo-store";
import { viewTodos } from "./view-todos";

const cursors = pageCursor("my-todos", Place);

export const listMyTodos: Verb<typeof recordsApi.listMyTodos> = async (ctx, { query }) => {
  const { user_id } = personOf(ctx);
  const { done, page_count: limit } = query;
  const after = cursors.placeIn(ctx.teamId, query.cursor);
  const [page, due] = await Promise.all([
    readTodos(ctx, { assignee: user_id }, { done, after, limit }),
    findDueTodos(ctx.teamId, user_id, ctx.now, ctx.timeZone),
  ]);
  const dueViews = await viewTodos(ctx, due);
  const count = (group: string) => dueViews.filter((one) => one.group === group).length;
  const counts = { overdue: count("overdue"), today: count("today") };
  return { data: page.data, ...cursors.pageEnd(ctx.teamId, page.next), counts };
};
