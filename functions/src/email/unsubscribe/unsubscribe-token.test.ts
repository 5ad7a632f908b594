import { randomBytes } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { readUnsubscribeToken, unsubscribeToken } from "./unsubscribe-token";

const key = () => randomBytes(32).toString("base64");
const LINK = { teamId: "team-a", email: "mina@acme.com", campaign_id: "spring" };

const withKeys = (...keys: string[]) => vi.stubEnv("UNSUBSCRIBE_KEYS", keys.join(","));

afterEach(() => {
  vi.unstubAllEnvs();
});

test("a link's token contains the recipient and the campaign", () => {
  withKeys(key());
  expect(readUnsubscribeToken(unsubscribeToken(LINK))).toEqual(LINK);
  expect(readUnsubscribeToken(unsubscribeToken({ ...LINK, campaign_id: null }))).toEqual({
    ...LINK,
    campaign_id: null,
  });
});

test("a token does not reveal the address", () => {
  withKeys(key());
  const [, box = ""] = unsubscribeToken(LINK).split(".");
  expect(Buffer.from(box, "base64url").toString("latin1")).not.toContain("mina");
});

test("a token of another team, a forged one and a changed one are refused", () => {
  withKeys(key());
  const token = unsubscribeToken(LINK);
  const changed = Array.from(token, (_, place) => flip(token, place));
  expect(readUnsubscribeToken(token.replace("team-a", "team-b"))).toBeUndefined();
  expect(changed.filter((one) => readUnsubscribeToken(one))).toEqual([]);
  withKeys(key());
  expect(readUnsubscribeToken(token)).toBeUndefined();
});

test.each(["", ".", "team-a.", "team-a.AAAA", ".AAAA", `team-a.${"A".repeat(2_000)}`, "a/b.AAAA"])(
  "%j is no token",
  (token) => {
    withKeys(key());
    expect(readUnsubscribeToken(token)).toBeUndefined();
  },
);

test("links in old mails still work after the key was replaced", () => {
  const [old, young] = [key(), key()];
  withKeys(old);
  const token = unsubscribeToken(LINK);
  withKeys(young, old);
  expect(readUnsubscribeToken(token)).toEqual(LINK);
  withKeys(young);
  expect(readUnsubscribeToken(token)).toBeUndefined();
});

/** The token with another sign at a place. */
const flip = (token: string, place: number): string =>
  `${token.slice(0, place)}${token[place] === "A" ? "Q" : "A"}${token.slice(place + 1)}`;
