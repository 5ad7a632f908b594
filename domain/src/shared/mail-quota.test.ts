import { expect, test } from "vitest";
import { type CountedMail, countMails, mailboxOf } from "./mail-quota";

const LIMIT = { mails: 3, periodMs: 1000 };

function take(counted: readonly CountedMail[], ids: string[], nowMs: number): CountedMail[] {
  const next = countMails(counted, ids, LIMIT, nowMs);
  if ("waitMs" in next) throw new Error(`Wait ${next.waitMs} ms`);
  return next.counted;
}

test("the limit refuses further mails, and says when the oldest mail stops counting", () => {
  const full = take(take(take([], ["a"], 0), ["b"], 100), ["c"], 200);
  expect(countMails(full, ["d"], LIMIT, 300)).toEqual({ waitMs: 700 });
  expect(countMails(full, ["d", "e"], LIMIT, 300)).toEqual({ waitMs: 800 });
  expect(take(full, ["d"], 1000).map(({ id }) => id)).toEqual(["b", "c", "d"]);
});

test("a mail is counted once, also when the limit is reached", () => {
  const full = take([], ["a", "b", "c"], 0);
  expect(take(full, ["a"], 500)).toEqual(full);
});

test("mails are counted together or not at all", () => {
  expect(countMails(take([], ["a", "b"], 0), ["c", "d"], LIMIT, 10)).toEqual({ waitMs: 990 });
  expect(countMails([], ["a", "b", "c", "d"], LIMIT, 10)).toEqual({ waitMs: 1000 });
});

test("addresses of the same mailbox count as one recipient", () => {
  expect(mailboxOf("Hana+news+2@Customer.example")).toBe("hana@customer.example");
  expect(mailboxOf("hana@customer.example")).toBe("hana@customer.example");
});
