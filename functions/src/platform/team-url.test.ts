import { afterEach, expect, test } from "vitest";
import { isTeamPage, teamOrigin, teamUrl } from "./team-url";

const { APP_URL, APP_DOMAIN } = process.env;

afterEach(() => {
  Object.assign(process.env, { APP_URL, APP_DOMAIN });
});

function useAddress(url: string, domain: string): void {
  Object.assign(process.env, { APP_URL: url, APP_DOMAIN: domain });
}

test("with a domain each team has a sub-domain", () => {
  useAddress("https://app.dure.example", "dure.example");
  expect(teamUrl("acme", "/schedule?event=1")).toBe("https://acme.dure.example/schedule?event=1");
  expect(teamUrl(null, "/login")).toBe("https://app.dure.example/login");
  expect([teamOrigin("acme"), teamOrigin(null)]).toEqual(["https://acme.dure.example", "https://app.dure.example"]);
});

test.each([
  ["https://acme.dure.example/settings", true],
  ["https://app.dure.example/settings", true],
  ["https://other.dure.example/settings", false],
  ["http://acme.dure.example/settings", false],
  ["https://acme.dure.example.evil.example/", false],
  ["not an address", false],
])("whether %s is a page of the team is %s", (href, expected) => {
  useAddress("https://app.dure.example", "dure.example");
  expect(isTeamPage("acme", href)).toBe(expected);
});

test("without a domain the query names the team", () => {
  useAddress("http://127.0.0.1:4600", "");
  expect(teamUrl("acme", "/schedule?event=1")).toBe("http://127.0.0.1:4600/schedule?event=1&teamSlug=acme");
  expect(teamUrl(null, "/login")).toBe("http://127.0.0.1:4600/login");
  expect(teamOrigin("acme")).toBe("http://127.0.0.1:4600");
});
