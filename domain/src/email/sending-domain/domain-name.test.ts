import { describe, expect, test } from "vitest";
import { DomainName, ownableParents } from "./domain-name";

describe("a sending domain", () => {
  test.each([
    ["hanbit.co.kr", "hanbit.co.kr"],
    [" HTTPS://Mail.Hanbit.com/about?x=1 ", "mail.hanbit.com"],
    ["hanbit.com.", "hanbit.com"],
    ["xn--bj0bj06e.xn--3e0b707e", "xn--bj0bj06e.xn--3e0b707e"],
  ])("%s is read as %s", (typed, name) => expect(DomainName.parse(typed)).toBe(name));

  test.each([
    "",
    "hanbit",
    "co.kr",
    "com.au",
    "kr",
    "a..com",
    "-a.com",
    "a-.com",
    "han bit.com",
    "me@hanbit.com",
    "127.0.0.1",
    `${"a".repeat(64)}.com`,
  ])("%s is refused", (typed) => expect(DomainName.safeParse(typed).success).toBe(false));
});

test("the parents of a domain end below the public suffix", () => {
  expect(ownableParents("news.mail.hanbit.co.kr")).toEqual([
    "news.mail.hanbit.co.kr",
    "mail.hanbit.co.kr",
    "hanbit.co.kr",
  ]);
  expect(ownableParents("hanbit.com")).toEqual(["hanbit.com"]);
});
