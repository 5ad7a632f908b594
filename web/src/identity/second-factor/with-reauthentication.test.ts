import { FirebaseError } from "firebase/app";
import { expect, test, vi } from "vitest";
import { CallError } from "../../lib/call-error";
import { withReauthentication } from "./with-reauthentication";

const tooOld = new FirebaseError("auth/requires-recent-login", "");

test("work with a recent sign-in needs no confirmation", async () => {
  const reauthenticate = vi.fn();
  expect(await withReauthentication(async () => "done", reauthenticate)).toBe("done");
  expect(reauthenticate).not.toHaveBeenCalled();
});

test("an old sign-in is confirmed once, and the work is retried three times with growing delays", async () => {
  const work = vi.fn().mockRejectedValue(tooOld);
  const reauthenticate = vi.fn().mockResolvedValue(undefined);
  const wait = vi.fn().mockResolvedValue(undefined);
  await expect(withReauthentication(work, reauthenticate, wait)).rejects.toBe(tooOld);
  expect(work).toHaveBeenCalledTimes(4);
  expect(reauthenticate).toHaveBeenCalledTimes(1);
  expect(wait.mock.calls).toEqual([[1000], [2000], [3000]]);
});

test("the server's refusal of an old sign-in is handled in the same way", async () => {
  const work = vi
    .fn()
    .mockRejectedValueOnce(new CallError("LOGIN_TOO_OLD", "", 403))
    .mockResolvedValueOnce("done");
  expect(
    await withReauthentication(
      work,
      async () => undefined,
      async () => undefined,
    ),
  ).toBe("done");
});

test("canceling the confirmation throws its reason, without another try", async () => {
  const work = vi.fn().mockRejectedValue(tooOld);
  const cancelled = new Error("cancelled");
  await expect(withReauthentication(work, () => Promise.reject(cancelled))).rejects.toBe(cancelled);
  expect(work).toHaveBeenCalledTimes(1);
});
