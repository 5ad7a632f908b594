import { expect, test } from "vitest";
import { slackFailure } from "./slack-client";

test.each([
  ["slack_webapi_rate_limited_error", { retryAfter: 30 }, { kind: "wait", retryAfterMs: 30_000 }],
  ["slack_webapi_http_error", {}, { kind: "wait", retryAfterMs: 0 }],
  ["slack_webapi_platform_error", { data: { error: "internal_error" } }, { kind: "wait" }],
  ["slack_webapi_platform_error", { data: { error: "token_revoked" } }, { kind: "revoked" }],
  ["slack_webapi_platform_error", { data: { error: "channel_not_found" } }, { kind: "refused" }],
  ["slack_webapi_request_error", { original: { cause: { code: "ECONNREFUSED" } } }, { kind: "unsent" }],
  ["slack_webapi_request_error", { original: { cause: { code: "UND_ERR_SOCKET" } } }, { kind: "unheard" }],
  ["slack_webapi_request_error", { original: { name: "TimeoutError" } }, { kind: "unheard" }],
])("%s with %o", (code, more, failure) => {
  expect(slackFailure(Object.assign(new Error("it failed"), { code, ...more }))).toMatchObject(failure);
});
