import { expect, test } from "vitest";
import { addressOfTeam, appOriginOf, isOwnAddress, leavesOrigin, linkInTeam, teamSlugOf } from "./team-address";

const at = (href: string) => new URL(href);
const DOMAIN = "dure.example";

test.each([
  ["https://acme.dure.example/leads", "acme"],
  ["https://app.dure.example/login", undefined],
  ["https://dure.example/", undefined],
  ["https://www.dure.example/", undefined],
  ["https://acme.dure.example/?teamSlug=other", "acme"],
  ["http://127.0.0.1:4600/leads?teamSlug=acme", "acme"],
  ["http://127.0.0.1:4600/leads?teamSlug=app", undefined],
  ["http://127.0.0.1:4600/leads", undefined],
  ["https://notdure.example/?teamSlug=acme", "acme"],
])("%s contains the team %s", (href, slug) => expect(teamSlugOf(at(href), DOMAIN)).toBe(slug));

test.each([
  ["https://app.dure.example/leads?view=1#x", "https://acme.dure.example/leads?view=1#x"],
  ["http://localhost:4600/leads?view=1&teamSlug=old", "http://localhost:4600/leads?view=1&teamSlug=acme"],
])("from %s the team is at %s", (from, to) => expect(addressOfTeam("acme", at(from), DOMAIN)).toBe(to));

test("a link contains the team wherever it is opened, if the team has a slug", () => {
  const [own, local] = ["https://app.dure.example/deals?view=v1", "http://localhost:4600/deals?view=v1"];
  expect(linkInTeam("acme", at(own), DOMAIN)).toBe("https://acme.dure.example/deals?view=v1");
  expect(linkInTeam("acme", at(local), DOMAIN)).toBe("http://localhost:4600/deals?view=v1&teamSlug=acme");
  expect(linkInTeam(null, at(local), DOMAIN)).toBe(local);
});

test("only a change of the sub-domain leaves the origin", () => {
  expect(leavesOrigin("acme", at("https://app.dure.example/"), DOMAIN)).toBe(true);
  expect(leavesOrigin("acme", at("https://acme.dure.example/"), DOMAIN)).toBe(false);
  expect(leavesOrigin("acme", at("http://localhost:4600/"), DOMAIN)).toBe(false);
});

test("providers lead back to the address without a team", () => {
  expect(appOriginOf(at("https://acme.dure.example/settings"), DOMAIN)).toBe("https://app.dure.example");
  expect(appOriginOf(at("http://127.0.0.1:4600/settings"), DOMAIN)).toBe("http://127.0.0.1:4600");
});

test.each([
  ["https://app.dure.example/", true],
  ["https://other.dure.example/", true],
  ["https://dure.example.evil.example/", false],
  ["https://notdure.example/", false],
  ["", false],
])("a page at %j is the product's own: %s", (href, expected) => expect(isOwnAddress(href, DOMAIN)).toBe(expected));
