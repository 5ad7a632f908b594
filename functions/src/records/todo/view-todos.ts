import { entityOf } from "@dure/domain/records/record/entity";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { labelOf } from "@dure/domain/records/record/record-label";
import { isVisible } from "@dure/domain/records/record/visibility";
import type { Todo, TodoView } from "@dure/domain/records/todo/todo";
import { todoGroup } from "@dure/domain/records/todo/todo-due";
import type { Context } from "../../platform/context";
import { readRecords } from "../record/record-store";
import { viewerOf } from "../record/visible-record";

/** A task as the caller sees it; its record's name only where the record is theirs to see. */
export function viewTodo(ctx: Context, { record_id: _, ...todo }: Todo, record: CrmRecord | undefined): TodoView {
  const group = todo.done_at === null ? todoGroup(todo.due_at, ctx.now, ctx.timeZone) : "done";
  if (!record || !isVisible(record, viewerOf(ctx))) return { ...todo, group, record: null };
  const { id, created_by } = record;
  return { ...todo, group, record: { id, created_by, entity_type: entityOf(record), label: labelOf(record) } };
}

/** Tasks as the caller sees them, without those whose record is deleted: a restored record brings its tasks back. */
export async function viewTodos(ctx: Context, todos: readonly Todo[]): Promise<TodoView[]> {
  const ids = todos.map(({ record_id }) => record_id).filter((id) => id !== null);
  const records = new Map((await readRecords(ctx.teamId, ids)).map((record) => [record.id, record]));
  return todos
    .filter(({ record_id }) => record_id === null || records.has(record_id))
    .map((todo) => viewTodo(ctx, todo, records.get(todo.record_id ?? "")));
}
