import { expect, test } from "vitest";
import { bytesOf } from "../../shared/strings/bytes-of";
import { MAX_BODY_BYTES, messageBody } from "./message";

/** Bytes of UTF-8, by the platform's own encoder. */
const utf8 = (text: string): number => encodeURIComponent(text).replaceAll(/%../g, "x").length;

const AT = "2027-03-01T00:00:00.000Z";

test("a message has its type in two spellings: of Standard Webhooks and of the settings", () => {
  expect(JSON.parse(messageBody("lead-created", AT, { a: 1 }))).toEqual({
    type: "lead.created",
    trigger_type: "lead-created",
    timestamp: AT,
    data: { a: 1 },
  });
});

test.each([
  ["long texts", { record: { id: "1", text: "가".repeat(30_000) } }],
  ["many texts", { record: { id: "1", texts: Array.from({ length: 500 }, () => "나".repeat(1_000)) } }],
  ["many fields", Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`id${at}`, { v: "다".repeat(900) }]))],
  ["texts whose cut falls into a character", { text: `${"a".repeat(999)}${"😀".repeat(20_000)}` }],
])("a message with %s is shortened, and marked as truncated", (_, data) => {
  const body = messageBody("lead-created", AT, data);
  expect(utf8(body)).toBeLessThanOrEqual(MAX_BODY_BYTES);
  expect(body.isWellFormed()).toBe(true);
  expect(JSON.parse(body)).toMatchObject({ truncated: true, trigger_type: "lead-created" });
});

test("the size of a text is measured in UTF-8", () => {
  for (const text of ["a", "é", "가", "😀", "a가😀"]) expect(bytesOf(text)).toBe(utf8(text));
});
