import { expect, test } from "vitest";
import {
  appendResults,
  assertOwnTask,
  cancelTask,
  finishTask,
  type ItemResult,
  Task,
  TaskChunk,
  wakeTask,
} from "./task";

const NOW = "2026-10-01T00:00:00.000Z";
const task = Task.parse({
  id: "t",
  type: "bulk-update",
  entity_id: "lead",
  payload: {},
  state: "running",
  total: 3,
  actor: { id: "me", role: "member", name: "me" },
  locale: "ko",
  time_zone: "Asia/Seoul",
  created_at: NOW,
  worked_at: NOW,
});
const result = (id: string, status: ItemResult["status"] = "SUCCESS"): ItemResult => ({ id, status, message: null });

test("a chunk is done when each of its items has its result", () => {
  const chunk = TaskChunk.parse({ items: ["a", "b", "c"] });
  const first = appendResults(chunk, [result("a")]);
  expect(first).toMatchObject({ succeeded: 1, failed: 0, is_done: false });
  expect(appendResults(first, [result("b", "ERROR"), result("c")])).toMatchObject({
    succeeded: 2,
    failed: 1,
    is_done: true,
  });
});

test("a chunk accepts neither zero results nor more results than it has items", () => {
  const chunk = TaskChunk.parse({ items: ["a"] });
  expect(() => appendResults(chunk, [])).toThrow();
  expect(() => appendResults(chunk, [result("a"), result("b")])).toThrow();
});

test("a task can be accessed by its creator and admins only", () => {
  expect(() => assertOwnTask(task, { id: "me", role: "member" })).not.toThrow();
  expect(() => assertOwnTask(task, { id: "boss", role: "admin" })).not.toThrow();
  expect(() => assertOwnTask(task, { id: "other", role: "member" })).toThrow(/doesn't exist/);
});

test("only a task that runs can be stopped", () => {
  expect(cancelTask(task, NOW)).toMatchObject({ state: "cancelled", finished_at: NOW });
  expect(() => cancelTask(finishTask(task, NOW), NOW)).toThrow(/already finished/);
});

test("an idle task is woken three times and then fails, and a task at work is left alone", () => {
  const later = "2026-10-01T02:00:00.000Z";
  expect(wakeTask(task, NOW, later)).toBe(task);
  const woken = wakeTask(task, later, later);
  expect(woken).toMatchObject({ state: "running", wakes: 1, worked_at: later });
  expect(wakeTask(woken, later, later)).toBe(woken);
  expect(wakeTask({ ...task, wakes: 3 }, later, later)).toMatchObject({ state: "failed", finished_at: later });
  const over = finishTask(task, NOW);
  expect(wakeTask(over, later, later)).toBe(over);
});
