import { describe, expect, test } from "vitest";
import { rememberEmail } from "./remember-email";
import { domainOf, isLocked, Password } from "./sign-in";

test.each([
  ["Abcdefg1", true],
  ["Abcdef1", false],
  ["abcdefg1", false],
  ["ABCDEFG1", false],
  ["Abcdefgh", false],
  ["가나다라마바사Aa1", true],
])("the password %s is accepted: %s", (password, accepted) => {
  expect(Password.safeParse(password).success).toBe(accepted);
});

test("the fifth wrong password locks the account", () => {
  expect([0, 4, 5, 6].map(isLocked)).toEqual([false, false, true, true]);
});

describe("recent e-mails", () => {
  test("the latest comes first, once", () => expect(rememberEmail(["a", "b"], "b")).toEqual(["b", "a"]));
  test("five are kept", () => expect(rememberEmail(["a", "b", "c", "d", "e"], "f")).toEqual(["f", "a", "b", "c", "d"]));
});

test("an address's domain is the part after the last @", () =>
  expect(domainOf('"a@b"@Example.COM')).toBe("example.com"));
