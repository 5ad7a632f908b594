import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { honourScheduleTimes } from "./honour-schedule-times.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Task = { name: string; scheduleTime?: string };

function newQueue() {
  class TaskQueue {
    queuedIds = new Set<string>();
    started: string[] = [];
    enqueue({ name }: Task) {
      if (this.queuedIds.has(name)) throw new Error("queued already");
      this.queuedIds.add(name);
      this.started.push(name);
    }
  }
  expect(honourScheduleTimes({ TaskQueue, TaskQueueController: { LISTEN_TIMEOUT: 1000 } })).toBeUndefined();
  return new TaskQueue();
}

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

test("a task without a schedule time, or with one in the past, starts at once", () => {
  const queue = newQueue();
  queue.enqueue({ name: "plain" });
  queue.enqueue({ name: "late", scheduleTime: inMs(-1) });
  expect(queue.started).toEqual(["plain", "late"]);
});

test("a task waits for its schedule time", () => {
  const queue = newQueue();
  queue.enqueue({ name: "soon", scheduleTime: inMs(900) });
  vi.advanceTimersByTime(899);
  expect(queue.started).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(queue.started).toEqual(["soon"]);
});

test("a task scheduled for tomorrow waits five seconds", () => {
  const queue = newQueue();
  queue.enqueue({ name: "tomorrow", scheduleTime: inMs(86_400_000) });
  vi.advanceTimersByTime(5_000);
  expect(queue.started).toEqual(["tomorrow"]);
});

test("a second task with the name of a waiting one is refused", () => {
  const queue = newQueue();
  queue.enqueue({ name: "once", scheduleTime: inMs(900) });
  expect(() => queue.enqueue({ name: "once", scheduleTime: inMs(900) })).toThrow("queued already");
});

test("an unknown version of firebase-tools is not patched", () => {
  expect(honourScheduleTimes({})).toBeDefined();
});
