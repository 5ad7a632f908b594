import { expect, test, vi } from "vitest";
import { CallError } from "../call-error";
import { createRegrantPrompt } from "./regrant-prompt";

const refusal = (connection = "google_u_1") => new CallError("REGRANT_PERMISSION", "", 406, { connection });

test("calls that need the same account at the same time share one question", async () => {
  const { regrant, show } = createRegrantPrompt();
  const ask = vi.fn(async () => true);
  show(ask);
  expect(await Promise.all([regrant(refusal(), true), regrant(refusal(), false)])).toEqual([true, true]);
  expect(ask).toHaveBeenCalledTimes(1);
  await regrant(refusal("outlook_u_1"), false);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("after a decline, only an action of the user asks again, and not a read", async () => {
  const { regrant, show } = createRegrantPrompt();
  const ask = vi.fn().mockResolvedValueOnce(false).mockResolvedValue(true);
  show(ask);
  expect(await regrant(refusal(), true)).toBe(false);
  expect(await regrant(refusal(), true)).toBe(false);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(await regrant(refusal(), false)).toBe(true);
  expect(await regrant(refusal(), true)).toBe(true);
});

test("the refusal is final without a prompt, or without an account", async () => {
  const { regrant, show } = createRegrantPrompt();
  expect(await regrant(refusal(), false)).toBe(false);
  const ask = vi.fn(async () => true);
  const end = show(ask);
  expect(await regrant(new CallError("REGRANT_PERMISSION", "", 406, { provider: "zoom" }), false)).toBe(false);
  end();
  expect(await regrant(refusal(), false)).toBe(false);
  expect(ask).not.toHaveBeenCalled();
});
