import { expect, test } from "vitest";
import { messagesOf } from "./messages-of";

test("collects the messages of all fields of a question, each once", () => {
  const empty = { type: "too_small", message: "필수 항목이에요" };
  expect(messagesOf({ label: empty, options: [undefined, empty], url: { type: "custom", message: "형식" } })).toEqual([
    "필수 항목이에요",
    "형식",
  ]);
  expect(messagesOf(undefined)).toEqual([]);
});
