import { expect, test, vi } from "vitest";
import { endOnServer } from "./end-on-server";

test("a server that hangs is waited for no longer than the limit", async () => {
  vi.useFakeTimers();
  const left = vi.fn();
  const leaving = endOnServer(() => new Promise(() => {})).then(left);
  await vi.advanceTimersByTimeAsync(999);
  expect(left).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await leaving;
  vi.useRealTimers();
});

test("a failing server does not prevent the sign-out", async () => {
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  await expect(endOnServer(() => Promise.reject(new Error("down")))).resolves.toBeUndefined();
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});
