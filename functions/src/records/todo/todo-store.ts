import { Todo } from "@dure/domain/records/todo/todo";
import { endOfToday } from "@dure/domain/records/todo/todo-due";
import { todoTexts } from "@dure/domain/records/todo/todo-texts";
import { AppError } from "@dure/domain/shared/error";
import type { DocumentSnapshot, Query, Transaction } from "firebase-admin/firestore";
import { firestore, inTeam, runTransaction } from "../../platform/firebase";
import { pagesOf } from "../../platform/firestore/pages-of-store";
import { type Place, readPage } from "../../platform/firestore/read-page-store";

const DELETE_BATCH = 200;
const DUE_AT_ONCE = 100;
/** The most overdue tasks and tasks due today that are counted. */
const MAX_COUNTED = 200;
/** Tasks without a day come last. */
const UNDATED = "9999-12-31T23:59:59.999Z";

const todos = (teamId: string) => inTeam(teamId, "todos");
const toTodo = (doc: DocumentSnapshot): Todo => Todo.parse(doc.data());

export async function getTodo(tx: Transaction, teamId: string, id: string): Promise<Todo> {
  const doc = await tx.get(todos(teamId).doc(id));
  if (!doc.exists) throw new AppError("NOT_FOUND", todoTexts.notFound);
  return toTodo(doc);
}

export async function findTodo(teamId: string, id: string): Promise<Todo | undefined> {
  const doc = await todos(teamId).doc(id).get();
  return doc.exists ? toTodo(doc) : undefined;
}

/**
 * Saves a task. `remind_on` is the pending reminder, which the schedule queries. It is only set again if the change
 * affects it, so a reminder that was sent stays sent. A reminder whose time has passed is not sent.
 */
export function saveTodo(tx: Transaction, teamId: string, todo: Todo, before?: Todo): void {
  const { remind_at, assignee, done_at, updated_at } = todo;
  const isWaiting = done_at === null && assignee !== null && remind_at !== null && remind_at > updated_at;
  const isSame = remind_at === before?.remind_at && assignee === before.assignee && done_at === before.done_at;
  const reminder = isSame ? {} : { remind_on: isWaiting ? remind_at : null };
  tx.set(todos(teamId).doc(todo.id), { ...todo, sort_at: todo.due_at ?? UNDATED, ...reminder }, { merge: true });
}

export function removeTodo(tx: Transaction, teamId: string, id: string): void {
  tx.delete(todos(teamId).doc(id));
}

/** Whose tasks: a member's, those that somebody added, a record's, or all of the team. */
export type TodosOf = { assignee: string } | { created_by: string } | { record_id: string } | "all";
export type TodoPage = { done: boolean; after: Place | undefined; limit: number };

const matching = (teamId: string, of: TodosOf): Query =>
  of === "all"
    ? todos(teamId)
    : Object.entries(of).reduce<Query>((query, [field, id]) => query.where(field, "==", id), todos(teamId));

/** A page of tasks: open ones as they are due, or done ones, the last first; and where the next page begins. */
export async function findTodos(teamId: string, of: TodosOf, { done, ...page }: TodoPage) {
  const wanted = matching(teamId, of).where("done_at", done ? "!=" : "==", null);
  const order = done
    ? ({ field: "done_at", direction: "desc" } as const)
    : ({ field: "sort_at", direction: "asc" } as const);
  const { docs, next } = await readPage(wanted, { ...order, ...page });
  return { data: docs.map(toTodo), next };
}

/** Where the page after a task begins. */
export const placeAfter = ({ id, done_at, due_at }: Pick<Todo, "id" | "done_at" | "due_at">): Place => ({
  at: done_at ?? due_at ?? UNDATED,
  id,
});

/** A member's open tasks that are due by the end of their day. */
export async function findDueTodos(teamId: string, assignee: string, now: string, timeZone: string): Promise<Todo[]> {
  const { docs } = await matching(teamId, { assignee })
    .where("done_at", "==", null)
    .where("sort_at", "<=", endOfToday(now, timeZone))
    .orderBy("sort_at")
    .limit(MAX_COUNTED)
    .get();
  return docs.map(toTodo);
}

/** Removes every task of a deleted record. Idempotent. */
export async function removeTodosOf(teamId: string, recordId: string): Promise<void> {
  for (;;) {
    const { docs } = await matching(teamId, { record_id: recordId }).limit(DELETE_BATCH).select().get();
    const batch = firestore.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
    if (docs.length < DELETE_BATCH) return;
  }
}

export type DueTodo = { teamId: string; id: string; remindAt: string };

/** The tasks of all teams whose reminder is due, page by page. */
export async function* dueReminders(now: string): AsyncGenerator<DueTodo[]> {
  const due = firestore.collectionGroup("todos").where("remind_on", "<=", now).orderBy("remind_on");
  for await (const page of pagesOf(due, DUE_AT_ONCE))
    yield page.map((doc) => ({ teamId: doc.ref.parent.parent?.id ?? "", id: doc.id, remindAt: doc.get("remind_on") }));
}

/** Notes that a reminder was sent. A reminder that was moved meanwhile stays pending. */
export function endReminder(teamId: string, id: string, remindAt: string): Promise<void> {
  const ref = todos(teamId).doc(id);
  return runTransaction(async (tx) => {
    const doc = await tx.get(ref);
    if (doc.get("remind_on") === remindAt) tx.update(ref, { remind_on: null });
  });
}
