import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listenUnderGrant } from "./listen-under-grant";

const DENIED = { code: "permission-denied" } as const;
type Ended = { code: "permission-denied" | "unavailable" };

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Counts the started and running listeners; `end` ends the newest one. */
function listen(renew: () => Promise<number | null>) {
  const running = new Set<object>();
  let started = 0;
  let end: (error: Ended) => void = () => undefined;
  const failed = vi.fn();
  const stop = listenUnderGrant(
    (onEnd) => {
      const listener = {};
      started += 1;
      running.add(listener);
      end = (error) => {
        running.delete(listener);
        onEnd(error);
      };
      return () => void running.delete(listener);
    },
    failed,
    renew,
  );
  return {
    failed,
    stop,
    end: async (error: Ended) => {
      end(error);
      await vi.advanceTimersByTimeAsync(0);
    },
    counts: () => ({ started, running: running.size }),
  };
}

test("a refused listener asks for a grant once and starts again", async () => {
  const renew = vi.fn(async () => 300);
  const { end, counts, failed } = listen(renew);
  await end(DENIED);
  expect(counts()).toEqual({ started: 2, running: 1 });
  expect(failed).not.toHaveBeenCalled();
  await end(DENIED);
  expect(renew).toHaveBeenCalledTimes(1);
  expect(failed).toHaveBeenCalledWith(DENIED);
});

test("a grant is renewed a minute before its end, with a new listener each time", async () => {
  const renew = vi.fn(async () => 300);
  const { end, counts, stop } = listen(renew);
  await end(DENIED);
  await vi.advanceTimersByTimeAsync(4 * MINUTE_MS);
  expect(renew).toHaveBeenCalledTimes(2);
  expect(counts()).toEqual({ started: 3, running: 1 });
  stop();
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
  expect(renew).toHaveBeenCalledTimes(2);
  expect(counts().running).toBe(0);
});

test("a refusal in a team without an IP list, and any other error, is reported", async () => {
  const open = listen(async () => null);
  await open.end(DENIED);
  expect(open.failed).toHaveBeenCalledWith(DENIED);
  const renew = vi.fn(async () => 300);
  const cut = listen(renew);
  await cut.end({ code: "unavailable" });
  expect(cut.failed).toHaveBeenCalledOnce();
  expect(renew).not.toHaveBeenCalled();
});

test("a browser that has lost its access stops listening at the next renewal of its grant", async () => {
  const renew = vi.fn().mockResolvedValueOnce(300).mockRejectedValue(new Error("IP_FORBIDDEN"));
  const { end, counts, failed } = listen(renew);
  await end(DENIED);
  await vi.advanceTimersByTimeAsync(4 * MINUTE_MS);
  expect(counts()).toEqual({ started: 3, running: 1 });
  await end(DENIED);
  expect(counts().running).toBe(0);
  expect(failed).toHaveBeenCalledWith(DENIED);
});
