import { expect, test } from "vitest";
import { visitorMailQuotas } from "./visitor-mail-quotas";

const keysOf = (...[kind, teamId, mails]: Parameters<typeof visitorMailQuotas>) =>
  visitorMailQuotas(kind, teamId, mails).map(({ key, limit, ids }) => ({ key, mails: limit.mails, count: ids.length }));

test("a mailbox is counted per team and over all teams, ignoring a part after a plus sign", () => {
  const mails = [
    { id: "m", email: "Hana@customer.example" },
    { id: "m", email: "hana+2@customer.example" },
    { id: "m", email: "jun@customer.example" },
  ];
  expect(keysOf("meeting", "a", mails)).toEqual([
    { key: "meeting of a to hana@customer.example", mails: 10, count: 2 },
    { key: "meeting to hana@customer.example", mails: 30, count: 2 },
    { key: "meeting of a to jun@customer.example", mails: 10, count: 1 },
    { key: "meeting to jun@customer.example", mails: 30, count: 1 },
  ]);
});

test("mails of two teams are counted together, under different ids", () => {
  const mail = { id: "1", email: "hana@customer.example" };
  const [, one] = visitorMailQuotas("submission", "a", [mail]);
  const [, two] = visitorMailQuotas("submission", "b", [mail]);
  expect(one?.key).toBe(two?.key);
  expect(one?.ids).not.toEqual(two?.ids);
});
