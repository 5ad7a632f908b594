import type { CrmRecord } from "@dure/domain/records/record/record";
import { isVisible } from "@dure/domain/records/record/visibility";
import type { Todo } from "@dure/domain/records/todo/todo";
import { todoTexts } from "@dure/domain/records/todo/todo-texts";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";
import type { Tx } from "../../platform/transaction/transaction-store";
import { isAssignable } from "../record/assignee-store";
import { findRecord } from "../record/record-store";
import { viewerOf } from "../record/visible-record";
import { getTodo } from "./todo-store";

/**
 * A task that the caller may change: their own, one they made, one on a record that they see, and for admins every one.
 * @throws NOT_FOUND for any other, and while its record is deleted
 */
export async function changeableTodo(
  tx: Tx,
  ctx: Context,
  id: string,
): Promise<{ todo: Todo; record: CrmRecord | undefined }> {
  const todo = await getTodo(tx, ctx.teamId, id);
  const isOwn = [todo.assignee, todo.created_by].includes(ctx.actor.id) || ctx.actor.role === "admin";
  const record = todo.record_id === null ? undefined : await findRecord(tx, ctx.teamId, todo.record_id);
  const isGone = todo.record_id !== null && !record;
  if (isGone || !(isOwn || (record && isVisible(record, viewerOf(ctx)))))
    throw new AppError("NOT_FOUND", todoTexts.notFound);
  return { todo, record };
}

/** @throws NOT_ACCEPTABLE if a task is newly given to somebody who is not an active member */
export async function assertAssignee(tx: Tx, teamId: string, after: Todo, before?: Todo): Promise<void> {
  if (after.assignee === null || after.assignee === before?.assignee) return;
  if (!(await isAssignable(tx, teamId, after.assignee)))
    throw new AppError("NOT_ACCEPTABLE", todoTexts.assigneeNotFound);
}
