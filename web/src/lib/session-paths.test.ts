import { expect, test } from "vitest";
import { loginPath, nextPathOf } from "./session-paths";

test("the login page leads back to the page before", () => {
  expect(loginPath("/leads?view=1")).toBe("/login?next=%2Fleads%3Fview%3D1");
  expect(loginPath("/")).toBe("/login");
});

test("the login page never leads back to a page for signed-out people", () => {
  expect(loginPath("/sign-up?email=kim%40hanbit.example")).toBe("/login");
  expect(nextPathOf(new URLSearchParams("?next=%2Fsign-up"))).toBe("/");
  expect(loginPath("/enterprise")).toBe("/login?next=%2Fenterprise");
});

test.each([
  ["?next=%2Fleads", "/leads"],
  ["", "/"],
  ["?next=https://evil.example", "/"],
  ["?next=//evil.example", "/"],
  ["?next=/%5Cevil.example", "/"],
  ["?next=/%09/evil.example", "/"],
  ["?next=/%0A/evil.example", "/"],
  ["?next=%0D/%09%5Cevil.example", "/"],
  ["?next=/.//evil.example", "/"],
  ["?next=/a/..//evil.example", "/"],
  ["?next=javascript:alert(1)", "/"],
  ["?next=data:text/html,x", "/"],
  ["?next=https:evil.example", "/"],
  ["?next=http://app.invalid@evil.example/", "/"],
  ["?next=%2Fleads%3Fview%3D1%23row", "/leads?view=1#row"],
])("after login %j goes to %s", (search, path) => expect(nextPathOf(new URLSearchParams(search))).toBe(path));
