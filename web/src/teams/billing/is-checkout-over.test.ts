import { expect, test } from "vitest";
import { CallError } from "../../lib/call-error";
import { isCheckoutOver } from "./is-checkout-over";

const refused = (code: string, status: number) => new CallError(code, "A sentence.", status);

test.each([
  ["before an answer", undefined, null, false],
  ["while the plan isn't written", "processing", null, false],
  ["while Stripe fails", "processing", refused("PROVIDER_FAILED", 502), false],
  ["offline", undefined, new TypeError("Failed to fetch"), false],
  ["when the plan is written", "done", null, true],
  ["when nothing was paid", "open", null, true],
  ["when the checkout is gone", undefined, refused("NOT_FOUND", 404), true],
  ["when the role is gone meanwhile", "processing", refused("FORBIDDEN", 403), true],
] as const)("%s", (_, state, error, isOver) => expect(isCheckoutOver(state, error)).toBe(isOver));
