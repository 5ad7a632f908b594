import { expect, it } from "vitest";
import { GrantRefused, readGrant } from "./grant-answer";

it("accepts the answer of the product's own page", () =>
  expect(() => readGrant({ source: "dure", type: "connected", provider: "google" })).not.toThrow());

it.each([
  [{ source: "dure", type: "error", error: "거부했어요." }, "거부했어요."],
  [{ source: "other", type: "connected" }, ""],
  ["naver-works/invalid_scope/The scope is wrong / missing.", "The scope is wrong / missing."],
  ["naver-works/server_error/", "server_error"],
  ["naver-works/access_denied/The user denied the request.", ""],
  ["something else", ""],
  [null, ""],
])("refuses %j", (message, words) => expect(() => readGrant(message)).toThrow(new GrantRefused(words)));
