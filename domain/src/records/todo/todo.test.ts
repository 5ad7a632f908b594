import { describe, expect, test } from "vitest";
import { changeTodo, NewTodo, newTodo, TodoChange } from "./todo";
import { dueAt, remindAt, todoGroup } from "./todo-due";

const NOW = "2027-03-15T01:00:00.000Z";
const EDITING = { by: "me", now: NOW, timeZone: "Asia/Seoul" };
const ABOUT = { id: "t", record_id: "r", assignee: "me" };
const make = (values: object = {}) => newTodo(NewTodo.parse({ title: "전화", ...values }), ABOUT, EDITING);
const change = (todo: ReturnType<typeof make>, values: object, later = "2027-03-15T02:00:00.000Z") =>
  changeTodo(todo, TodoChange.parse(values), { ...EDITING, by: "you", now: later });

describe("when a task is due", () => {
  test.each([
    ["a time of its day", "2027-03-15", "14:30", "Asia/Seoul", "2027-03-15T05:30:00.000Z"],
    ["the end of its day", "2027-03-15", null, "Asia/Seoul", "2027-03-15T14:59:59.999Z"],
    ["the end of a day that is shorter", "2027-03-14", null, "America/New_York", "2027-03-15T03:59:59.999Z"],
    ["a time that the clocks skip", "2027-03-14", "02:30", "America/New_York", "2027-03-14T07:30:00.000Z"],
  ])("%s", (_, due_on, due_time, timezone, expected) => {
    expect(dueAt({ due_on, due_time, timezone })).toBe(expected);
  });

  test("a reminder counts from its time, or from 9 o'clock", () => {
    const due = { due_on: "2027-03-15", due_time: null, timezone: "Asia/Seoul" };
    expect(remindAt({ ...due, due_time: "14:30" }, 30)).toBe("2027-03-15T05:00:00.000Z");
    expect(remindAt(due, 1440)).toBe("2027-03-14T00:00:00.000Z");
    expect(remindAt(due, null)).toBeNull();
  });

  test.each([
    ["2027-03-15T00:59:59.999Z", "overdue"],
    ["2027-03-15T01:00:00.000Z", "today"],
    ["2027-03-15T14:59:59.999Z", "today"],
    ["2027-03-15T15:00:00.000Z", "coming"],
    [null, "undated"],
  ])("%s is %s in Seoul", (due_at, group) => expect(todoGroup(due_at, NOW, "Asia/Seoul")).toBe(group));
});

describe("a task", () => {
  test("needs a day for a time or a reminder", () => {
    for (const values of [{ due_time: "09:00" }, { remind_minutes: 10 }])
      expect(() => make(values)).toThrow(expect.objectContaining({ code: "BAD_REQUEST" }));
    const todo = make({ due_on: "2027-03-16", due_time: "09:00", remind_minutes: 10 });
    expect(todo).toMatchObject({ due_at: "2027-03-16T00:00:00.000Z", remind_at: "2027-03-15T23:50:00.000Z" });
    expect(() => change(todo, { due_on: null })).toThrow();
  });

  test("is done once, and open again", () => {
    const todo = make();
    const done = change(todo, { done: true });
    expect(done).toMatchObject({ done_at: "2027-03-15T02:00:00.000Z", done_by: "you", updated_by: "you" });
    expect(change(done, { done: true }, "2027-03-15T03:00:00.000Z")).toBe(done);
    expect(change(done, { done: false })).toMatchObject({ done_at: null, done_by: null });
  });

  test("keeps properties that are left out, and its time zone as long as its day is the same", () => {
    const todo = make({ due_on: "2027-03-16", description: "견적", timezone: "America/New_York" });
    expect(change(todo, { title: "메일" })).toMatchObject({
      title: "메일",
      description: "견적",
      timezone: "America/New_York",
    });
    expect(change(todo, { due_on: "2027-03-17" })).toMatchObject({ timezone: "Asia/Seoul" });
    expect(change(todo, { title: "전화" })).toBe(todo);
  });

  test.each([
    [{ title: " " }],
    [{ title: "가\n나" }],
    [{ due_on: "2027-02-30" }],
    [{ due_on: "9999-01-01" }],
    [{ due_on: "2027-03-15", due_time: "24:00" }],
    [{ remind_minutes: 1e9 }],
    [{ assignee: "__a__" }],
    [{ timezone: "Mars/Base" }],
  ])("with %j is refused", (values) => expect(NewTodo.safeParse({ title: "전화", ...values }).success).toBe(false));
});
