import type { recordsApi } from "@dure/domain/records/api";
import { accessTexts } from "@dure/domain/shared/access";
import { AppError } from "@dure/domain/shared/error";
import { Place } from "../../platform/firestore/read-page-store";
import type { Verb } from "../../platform/http/endpoint";
import { pageCursor } from "../../platform/http/page-cursor";
import { readTodos } from "./read-todos";

const cursors = pageCursor("todos", Place);

/** @throws FORBIDDEN for a member who asks for all of the team */
export const listTodos: Verb<typeof recordsApi.listTodos> = async (ctx, { query }) => {
  const { of, done, page_count: limit } = query;
  const { id, role } = ctx.actor;
  if (of === "all" && role !== "admin") throw new AppError("FORBIDDEN", accessTexts.needsAdmin);
  const page = { done, after: cursors.placeIn(ctx.teamId, query.cursor), limit };
  const { data, next } =
    of === "all"
      ? await readTodos(ctx, "all", page)
      : await readTodos(ctx, { created_by: id }, page, ({ assignee }) => assignee !== id);
  return { data, ...cursors.pageEnd(ctx.teamId, next) };
};
