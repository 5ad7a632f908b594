import type { TodoView } from "@dure/domain/records/todo/todo";
import type { Context } from "../../platform/context";
import type { Place } from "../../platform/firestore/read-page-store";
import { findTodos, placeAfter, type TodoPage, type TodosOf } from "./todo-store";
import { viewTodos } from "./view-todos";

/** At least so many are read at once. */
const MIN_READ = 25;
/** After so many reads a page ends, however short it is. */
const MAX_READS = 10;

/**
 * A page of tasks as the caller sees them. Tasks of deleted records, and those that `keep` leaves out, are skipped by
 * reading on, so that they don't empty a page.
 */
export async function readTodos(
  ctx: Context,
  of: TodosOf,
  { done, after, limit }: TodoPage,
  keep: (todo: TodoView) => boolean = () => true,
): Promise<{ data: TodoView[]; next: Place | undefined }> {
  const data: TodoView[] = [];
  let next = after;
  for (let read = 0; read < MAX_READS; read += 1) {
    const page = await findTodos(ctx.teamId, of, { done, after: next, limit: Math.max(limit, MIN_READ) });
    data.push(...(await viewTodos(ctx, page.data)).filter(keep));
    const last = data[limit - 1];
    if (last && (data.length > limit || page.next)) return { data: data.slice(0, limit), next: placeAfter(last) };
    next = page.next;
    if (!next) break;
  }
  return { data, next };
}
