import { expect, it } from "vitest";
import { CallError } from "../../lib/call-error";
import { refusedAccounts } from "./refused-accounts";

const accounts = [
  { id: "a", needs_regrant: true },
  { id: "b", needs_regrant: false },
  { id: "c", needs_regrant: false },
];

it("names accounts whose permission was taken back, and those whose calendars are missing", () => {
  expect([...refusedAccounts(accounts, { error: null, refused: ["a", "c"] })]).toEqual([
    ["a", "again"],
    ["c", "unreadable"],
  ]);
});

it("names every account when none may be read, and none when the provider only failed", () => {
  const [, ...others] = accounts;
  const refusal = (code: string) => refusedAccounts(others, { error: new CallError(code, "", 406), refused: [] });
  expect([...refusal("API-DATA-0001")]).toEqual([
    ["b", "unreadable"],
    ["c", "unreadable"],
  ]);
  expect(refusal("PROVIDER_FAILED").size).toBe(0);
});
