import { expect, test } from "vitest";
import { readSubscribeStatus } from "./read-subscribe-status";

test.each([
  ["수신", "subscribed"],
  ["구독", "subscribed"],
  ["Subscribed", "subscribed"],
  ["수신 동의", "subscribed"],
  ["구독 취소", "unsubscribed"],
  [" UNSUBSCRIBED ", "unsubscribed"],
  ["수신 거부", "unsubscribed"],
  ["수신거부", "unsubscribed"],
  ["발송 제외", "auto-delete"],
  ["Excluded from sending", "auto-delete"],
  ["auto-delete", "auto-delete"],
  ["예", undefined],
  ["", undefined],
])("the text %j means %j", (text, status) => {
  expect(readSubscribeStatus(text)).toBe(status);
});
