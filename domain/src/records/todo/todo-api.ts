import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { Cursor } from "../../shared/page";
import { Flag, Id } from "../../shared/value";
import { CREATED, NO_CONTENT } from "../record/endpoint-parts";
import { EntityId } from "../record/entity";
import { NewTodo, TodoChange, TodoView } from "./todo";

const TodoPath = z.object({ id: Id });
const TodoPage = z.object({
  /** Done ones, those done last first; open ones otherwise, those due first. */
  done: Flag.default(false),
  page_count: z.coerce.number<number>().int().min(1).max(100).default(50),
  cursor: Cursor.optional(),
});
const TodoList = z.object({ data: z.array(TodoView), cursor: z.string().nullable(), is_last: z.boolean() });
const Count = z.int().nonnegative();

export const todoApi = {
  listMyTodos: endpoint(
    "member",
    { method: "GET", path: "/todos/mine", summary: "The caller's tasks, with how many are overdue and due today" },
    { keys: "refused" },
  )
    .input(z.object({ query: TodoPage.prefault({}) }))
    .output(TodoList.extend({ counts: z.object({ overdue: Count, today: Count }) })),

  listTodos: endpoint("member", {
    method: "GET",
    path: "/todos",
    summary: "The tasks that the caller delegated or left unassigned; for admins, also all of the team's",
  })
    .input(z.object({ query: TodoPage.extend({ of: z.enum(["given", "all"]).default("given") }).prefault({}) }))
    .output(TodoList),

  listRecordTodos: endpoint("member", {
    method: "GET",
    path: "/sales-entity/{entityId}/{id}/todos",
    summary: "The tasks of a record",
  })
    .input(z.object({ params: z.object({ entityId: EntityId, id: Id }), query: TodoPage.prefault({}) }))
    .output(TodoList),

  createTodo: endpoint("member", { method: "POST", path: "/todos", summary: "Add a task", ...CREATED })
    .input(z.object({ body: NewTodo }))
    .output(TodoView),

  changeTodo: endpoint("member", { method: "PATCH", path: "/todos/{id}", summary: "Change a task, or mark it as done" })
    .input(z.object({ params: TodoPath, body: TodoChange }))
    .output(TodoView),

  deleteTodo: endpoint("member", { method: "DELETE", path: "/todos/{id}", summary: "Delete a task", ...NO_CONTENT })
    .input(z.object({ params: TodoPath }))
    .output(z.void()),
};
