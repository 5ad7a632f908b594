import { dequal } from "dequal/lite";
import { z } from "zod";
import { AppError } from "../../shared/error";
import { sharedIssues } from "../../shared/shared-issues";
import { Day, Id, isCalendarYear, Line, Lines, Time, TimeZone } from "../../shared/value";
import { EntityId } from "../record/entity";
import { dueAt, remindAt, TODO_GROUPS } from "./todo-due";
import { todoTexts } from "./todo-texts";

const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, sharedIssues.clockTime);
const DueDay = Day.refine(isCalendarYear, sharedIssues.farTime);
/** A reminder comes a month before at the earliest. */
const MAX_REMIND_MINUTES = 31 * 24 * 60;

/** The values of a task that members set (docs/product/records-tasks.md). */
const TodoValues = z.object({
  title: Line(200).min(1, sharedIssues.required),
  description: Lines(5000),
  due_on: DueDay.nullable(),
  due_time: ClockTime.nullable(),
  assignee: Id.nullable(),
  /** Minutes before it is due, or before 9 o'clock of a day without a time; null for no reminder. */
  remind_minutes: z.int().min(0).max(MAX_REMIND_MINUTES).nullable(),
});

/** A task: something that a member has to do, on a record or on none. */
export const Todo = TodoValues.extend({
  id: Id,
  record_id: Id.nullable(),
  /** The zone in which `due_on` and `due_time` were said. */
  timezone: z.string(),
  due_at: Time.nullable(),
  remind_at: Time.nullable(),
  done_at: Time.nullable(),
  done_by: z.string().nullable(),
  created_at: Time,
  created_by: z.string(),
  updated_at: Time,
  updated_by: z.string(),
});
export type Todo = z.infer<typeof Todo>;

/** A task as its reader sees it; `record` is null if there is none or the reader may not see it. */
export const TodoView = Todo.omit({ record_id: true }).extend({
  group: z.enum([...TODO_GROUPS, "done"]),
  record: z
    .object({
      id: Id,
      entity_type: EntityId,
      label: z.string(),
      created_by: z.string(),
      blurred: z.literal(true).optional(),
    })
    .nullable(),
});
export type TodoView = z.infer<typeof TodoView>;

/** If absent, the assignee is the creator, and `timezone` is the member's. */
export const NewTodo = TodoValues.partial()
  .required({ title: true })
  .extend({ timezone: TimeZone.optional(), record: z.object({ entity_id: EntityId, id: Id }).optional() });
export type NewTodo = z.output<typeof NewTodo>;

/** A partial update; absent properties stay as they are. */
export const TodoChange = TodoValues.partial().extend({ timezone: TimeZone.optional(), done: z.boolean().optional() });
export type TodoChange = z.output<typeof TodoChange>;

type Editing = { by: string; now: string; timeZone: string };
type About = { id: string; record_id: string | null; assignee: string | null };

export function newTodo(given: NewTodo, about: About, { by, now, timeZone }: Editing): Todo {
  const { title, description = "", due_on = null, due_time = null, remind_minutes = null, timezone = timeZone } = given;
  return settled({
    ...{ ...about, title, description, due_on, due_time, remind_minutes, timezone },
    ...{ due_at: null, remind_at: null, ...OPEN },
    ...{ created_at: now, created_by: by, updated_at: now, updated_by: by },
  });
}

/** A task after a change; the same object if nothing changes. */
export function changeTodo(before: Todo, given: TodoChange, { by, now, timeZone }: Editing): Todo {
  const { title = before.title, description = before.description, assignee = before.assignee } = given;
  const { due_on = before.due_on, due_time = before.due_time, remind_minutes = before.remind_minutes } = given;
  const isMoved = due_on !== before.due_on || due_time !== before.due_time;
  const { timezone = isMoved ? timeZone : before.timezone, done = before.done_at !== null } = given;
  const ended = done === (before.done_at !== null) ? {} : done ? { done_at: now, done_by: by } : OPEN;
  const values = { title, description, assignee, due_on, due_time, remind_minutes, timezone, ...ended };
  const after = settled({ ...before, ...values });
  return dequal(after, before) ? before : { ...after, updated_at: now, updated_by: by };
}

const OPEN = { done_at: null, done_by: null };

/** @throws BAD_REQUEST if a time or a reminder has no day */
function settled(todo: Todo): Todo {
  const { due_on, due_time, remind_minutes } = todo;
  if (due_on === null && due_time !== null) throw needsDay("due_time");
  if (due_on === null && remind_minutes !== null) throw needsDay("remind_minutes");
  return { ...todo, due_at: dueAt(todo), remind_at: remindAt(todo, remind_minutes) };
}

const needsDay = (field: string) =>
  new AppError("BAD_REQUEST", todoTexts.needsDay, [{ path: `body.${field}`, message: todoTexts.needsDay }]);
