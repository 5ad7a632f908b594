import { expect, test } from "vitest";
import { compareEntries, mergedPage, viewMailMoment } from "../../records/timeline/mail-moment";
import { TrackedRecipient } from "../event/tracked-recipient";
import { momentsOfMail } from "./moments-of-mail";

const at = (minute: number) => `2027-03-15T01:${String(minute).padStart(2, "0")}:00.000Z`;
const recipient = (values: object) =>
  TrackedRecipient.parse({
    ...{
      id: "a1",
      email: "lee@customer.example",
      record: { kind: "lead", id: "r1" },
      status: "queued",
      queued_at: at(0),
    },
    ...values,
  });
const spring = { id: "k1", name: "봄 소식" };

test("a timeline shows when a mail was sent, first opened and clicked by a person, and unsubscribed", () => {
  const facts = [
    { kind: "open", at: at(2), machine: true },
    { kind: "open", at: at(5) },
    { kind: "open", at: at(4) },
    { kind: "click", at: at(7), link: "https://a.example" },
    { kind: "click", at: at(6), link: "https://a.example" },
    { kind: "click", at: at(8), link: "https://b.example" },
  ];
  const moments = momentsOfMail(spring, recipient({ sent_at: at(1), unsubscribed_at: at(9), facts }));
  expect(moments.map(({ type, at: when }) => [type, when])).toEqual([
    ["mail.sent", at(1)],
    ["mail.opened", at(4)],
    ["mail.clicked", at(6)],
    ["mail.clicked", at(8)],
    ["mail.unsubscribed", at(9)],
  ]);
  expect(new Set(moments.map(({ id }) => id)).size).toBe(5);
  expect(moments[2]?.title).toBe("봄 소식\nhttps://a.example");
  expect(momentsOfMail(spring, recipient({}))).toEqual([]);
});

test("the pages of a timeline contain each entry of both lists once, in order", () => {
  const moments = momentsOfMail(spring, recipient({ sent_at: at(1), bounced_at: at(3) }));
  const entries = [0, 1, 2, 3, 4].map((minute) => ({ id: `e${minute}`, at: at(minute) }));
  const all = [...entries, ...moments].sort(compareEntries).map(({ id }) => id);
  const pages: string[] = [];
  let after: { id: string; at: string } | undefined;
  for (;;) {
    const rest = entries.filter((one) => !after || compareEntries(after, one) < 0).toSorted(compareEntries);
    const page = mergedPage(rest.slice(0, 3), moments, { after, limit: 2 });
    pages.push(...page.slice(0, 2).map(({ id }) => id));
    after = page[1];
    if (page.length <= 2) break;
  }
  expect(pages).toEqual(all);
  expect(moments[0] && viewMailMoment(moments[0], "ko")).toMatchObject({
    kind: "mail",
    title: "봄 소식",
    actor: { type: "system" },
  });
});
