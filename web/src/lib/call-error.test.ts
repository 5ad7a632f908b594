import { expect, test } from "vitest";
import { isForPeople, refusalOf } from "./call-error";

const MESSAGE = "A sentence.";

test.each([
  ["a refusal", 409, { code: "CONFLICT" }, true],
  ["an outside service that failed", 502, { code: "PROVIDER_FAILED" }, true],
  ["a sync of business cards that failed", 500, { code: "INTERNAL_SERVER_ERROR", details: { sync_id: "s1" } }, true],
  ["a crash", 500, { code: "INTERNAL_SERVER_ERROR", details: { request_id: "r1" } }, false],
  ["a proxy that reaches no server", 502, {}, false],
])("whether the message of %s is shown", (_, status, body, expected) =>
  expect(isForPeople(refusalOf({ ...body, message: MESSAGE }, status))).toBe(expected),
);
