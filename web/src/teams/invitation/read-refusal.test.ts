import { expect, test } from "vitest";
import { CallError } from "../../lib/call-error";
import { readRefusal } from "./read-refusal";

const conflict = (details?: unknown) => new CallError("CONFLICT", "Refused.", 409, details);

test("a refusal with addresses returns the addresses", () => {
  const taken = ["mina@hanbit.example"];
  expect(readRefusal(conflict({ error_emails: taken }))).toEqual({ taken, other: undefined });
});

test.each([
  ["contention", conflict({ reason: "transaction.contention" })],
  ["a conflict without details", conflict()],
  ["another refusal", new CallError("FORBIDDEN", "Refused.", 403)],
  ["no answer", new TypeError("Failed to fetch")],
])("%s is returned unchanged", (_, error) => expect(readRefusal(error)).toEqual({ taken: [], other: error }));
