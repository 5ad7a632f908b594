import { expect, it } from "vitest";
import { CallError } from "../../lib/call-error";
import { refusedAccounts } from "./refused-accounts";

const accounts = [
  { id: "a", needs_regrant: true },
  { id: "b", needs_regrant: false },
  { id: "c", needs_regrant: false },
];

it("returns accounts whose permission was revoked, and those whose calendars can't be read", () => {
  expect([...refusedAccounts(accounts, { error: null, refused: ["a", "c"] })]).toEqual([
    ["a", "again"],
    ["c", "unreadable"],
  ]);
});

it("returns every account if none can be read, and none if only the provider failed", () => {
  const [, ...others] = accounts;
  const refusal = (code: string) => refusedAccounts(others, { error: new CallError(code, "", 406), refused: [] });
  expect([...refusal("API-DATA-0001")]).toEqual([
    ["b", "unreadable"],
    ["c", "unreadable"],
  ]);
  expect(refusal("PROVIDER_FAILED").size).toBe(0);
});
