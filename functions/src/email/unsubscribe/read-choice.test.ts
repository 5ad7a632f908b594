import { expect, test } from "vitest";
import { readChoice } from "./read-choice";

test.each([
  ["List-Unsubscribe=One-Click", { action: "unsubscribe", isOneClick: true }],
  [
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--',
    { action: "unsubscribe", isOneClick: true },
  ],
  ["action=unsubscribe", { action: "unsubscribe", isOneClick: false }],
  ["action=resubscribe", { action: "resubscribe" }],
  ["action=topics&topic=a&topic=b", { action: "topics", kept: ["a", "b"] }],
  ["action=night&night=yes", { action: "night", isGiven: true }],
  ["action=night", { action: "night", isGiven: false }],
  ["action=topics", { action: "topics", kept: [] }],
  ["", undefined],
  ["{}", undefined],
  ["action=delete", undefined],
  [`List-Unsubscribe=One-Click${"&x".repeat(6_000)}`, undefined],
])("the body %j is read as %j", (body, choice) => {
  expect(readChoice(body)).toEqual(choice);
});
