import { afterEach, expect, test, vi } from "vitest";
import { withKeyedMutex } from "./with-keyed-mutex";

afterEach(() => {
  vi.useRealTimers();
});

const gate = () => Promise.withResolvers<void>();

test("work with the same key runs in sequence, and with different keys in parallel", async () => {
  const log: string[] = [];
  const open = gate();
  const first = withKeyedMutex("a", async () => {
    log.push("a1 begins");
    await open.promise;
    log.push("a1 ends");
  });
  const second = withKeyedMutex("a", async () => log.push("a2"));
  await withKeyedMutex("b", async () => log.push("b"));
  open.resolve();
  await Promise.all([first, second]);
  expect(log).toEqual(["a1 begins", "b", "a1 ends", "a2"]);
});

test("failed work lets the next work run, and its error reaches its caller", async () => {
  const failing = withKeyedMutex("a", () => Promise.reject(new Error("failed")));
  const next = withKeyedMutex("a", async () => "next");
  await expect(failing).rejects.toThrow("failed");
  expect(await next).toBe("next");
});

test("no work waits for more than five seconds, and late work blocks nothing", async () => {
  vi.useFakeTimers();
  const open = gate();
  const slow = withKeyedMutex("a", () => open.promise);
  let isDone = false;
  const late = withKeyedMutex("a", async () => {
    isDone = true;
  });
  await vi.advanceTimersByTimeAsync(4_999);
  expect(isDone).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await late;
  open.resolve();
  await slow;
  expect(await withKeyedMutex("a", async () => "free")).toBe("free");
});
