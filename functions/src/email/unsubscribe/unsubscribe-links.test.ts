import { randomBytes } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { unsubscribeHeaders, unsubscribeLinks } from "./unsubscribe-links";

beforeEach(() => {
  vi.stubEnv("APP_URL", "https://dure.example");
  vi.stubEnv("UNSUBSCRIBE_KEYS", randomBytes(32).toString("base64"));
  return () => vi.unstubAllEnvs();
});

test("the headers contain one https address and allow one-click unsubscription", () => {
  const links = unsubscribeLinks("team-a", "mina@acme.com", "spring");
  expect(unsubscribeHeaders(links)).toEqual({
    "List-Unsubscribe": `<${links.oneClick}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  expect(links.oneClick).toMatch(/^https:\/\/dure\.example\/unsubscribe\/team-a\.[\w-]+$/);
});

test("a header's line is below 998 characters, whatever the address", () => {
  const links = unsubscribeLinks("t".repeat(60), `${"a".repeat(242)}@example.com`, "c".repeat(40));
  expect(unsubscribeHeaders(links)["List-Unsubscribe"]?.length).toBeLessThan(970);
});
