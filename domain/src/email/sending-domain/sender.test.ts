import { describe, expect, test } from "vitest";
import { LocalPart, SaveSenders, senderIssue } from "./sender";

describe("the local part of a sender", () => {
  test.each(["news", "a.b_c-d", "_x", "-", "n.1"])("may be %s", (part) => expect(LocalPart.parse(part)).toBe(part));
  test.each(["", ".news", "news.", "a..b", "a b", "a@b", "뉴스", "a+b", "x".repeat(65)])("may not be '%s'", (part) =>
    expect(LocalPart.safeParse(part).success).toBe(false),
  );
});

test("an address belongs to one sender only, in any letter case", () => {
  const senders = ["news", "help", "News"].map((local_part) => ({ name: "한빛", local_part }));
  expect(SaveSenders.safeParse({ senders }).error?.issues).toMatchObject([
    { message: "sending-domain.senderTwice", path: ["senders", 2, "local_part"] },
  ]);
});

describe("the sender address of a mail", () => {
  const verified = { domain: "hanbit.com", verification_status: "success" as const };
  test("can be on the verified domain, in any letter case", () => {
    expect(senderIssue(verified, "News@Hanbit.com")).toBeUndefined();
  });
  test.each([
    ["another domain", verified, "news@other.com"],
    ["a sub-domain", verified, "news@mail.hanbit.com"],
    ["a domain that is not verified yet", { ...verified, verification_status: "pending" as const }, "news@hanbit.com"],
    ["a domain that lost its verification", { ...verified, verification_status: "failed" as const }, "news@hanbit.com"],
    ["a team without a domain", undefined, "news@hanbit.com"],
  ])("can't be on %s", (_, domain, email) => expect(senderIssue(domain, email)).toBe("domain_auth_failed"));
  test.each(["", "hanbit.com", "@hanbit.com", "a..b@hanbit.com", "a@b@hanbit.com", ".a@hanbit.com"])(
    "can't be invalid, such as '%s'",
    (email) => expect(senderIssue(verified, email)).toBe("invalid"),
  );
});
