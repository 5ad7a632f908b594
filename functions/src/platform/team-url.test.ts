import { afterEach, expect, test } from "vitest";
import { teamOrigin, teamUrl } from "./team-url";

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

test("without one the query names the team", () => {
  useAddress("http://127.0.0.1:4600", "");
  expect(teamUrl("acme", "/schedule?event=1")).toBe("http://127.0.0.1:4600/schedule?event=1&teamSlug=acme");
  expect(teamUrl(null, "/login")).toBe("http://127.0.0.1:4600/login");
  expect(teamOrigin("acme")).toBe("http://127.0.0.1:4600");
});
