import { describe, expect, test } from "vitest";
import { DEFAULT_BRAND } from "../brand/brand";
import { EmailDocument } from "../document/email-document";
import { mailOfBatch, partsOfMail, substitutionsOf } from "./mail-of-batch";

const text = (content: object[]) => ({ type: "paragraph", attrs: { textAlign: null }, content });
const variable = (id: string) => ({ type: "variable", attrs: { id, fallback: "고객" } });

const frozen = {
  subject: "{{first_name}}님께",
  ab_test: { subject: "{{ company }}에", share_percent: 20, wait_hours: 4 },
  preview_text: "",
  sender_email: "news@dure.example",
  sender_name: "두레",
  attachments: [],
  reply_to: null,
  document: EmailDocument.parse({
    type: "doc",
    content: [text([{ type: "text", text: "안녕, " }, variable("first_name")])],
  }),
  html: "",
  brand: DEFAULT_BRAND,
  footer: { name: "두레", address: "서울", phone: "02" },
  law: { is_on: true },
  variables: { first_name: "고객" },
  with_unsubscriber: false,
  topic: null,
  locale: "ko" as const,
  team_zone: "Asia/Seoul",
  schedule_zone: "team" as const,
  scheduled_at: null,
  launched_at: "2026-12-01T00:00:00.000Z",
};
const batch = { variant: "a" as const, present: [] };

describe("the mail of a batch", () => {
  test("has the footer, the subject with its ad label, and tags for the values that differ by recipient", () => {
    const mail = mailOfBatch(frozen, batch, null);
    expect(mail.subject).toBe("(광고) {{text.first_name}}님께");
    expect(mail.html).toContain("{{first_name}}");
    expect(mail.text).toContain("안녕, {{text.first_name}}");
    expect(mail.text).toContain("서울");
    expect(mail.names.toSorted()).toEqual(["first_name", "preferences_link", "unsubscribe_link"]);
  });

  test("has no ad label if it is a notice that the law demands", () =>
    expect(mailOfBatch({ ...frozen, with_unsubscriber: true }, batch, null).subject).toBe("{{text.first_name}}님께"));

  test.each([
    ["b", null, "(광고) {{text.company}}에"],
    ["rest", "b", "(광고) {{text.company}}에"],
    ["rest", "a", "(광고) {{text.first_name}}님께"],
  ] as const)("for the variant %s with the winner %s has the subject %s", (variant, winner, subject) =>
    expect(mailOfBatch(frozen, { ...batch, variant }, winner).subject).toBe(subject),
  );

  test("lists its variables, including those of both subjects", () =>
    expect(partsOfMail(frozen)).toEqual({ names: ["first_name", "company"], conditions: [] }));
});

describe("the value of a tag", () => {
  const filled = (value: string) => substitutionsOf(["name"], { name: value }, { name: "고객" });

  test("is escaped in HTML, and unchanged in plain text", () =>
    expect(filled('<b a="1">A&B</b>')).toEqual({
      "{{name}}": "&lt;b a=&quot;1&quot;&gt;A&amp;B&lt;/b&gt;",
      "{{text.name}}": '<b a="1">A&B</b>',
    }));

  test("is the fallback where the record has no value", () => expect(filled("")["{{text.name}}"]).toBe("고객"));
  test("can't start a new header", () =>
    expect(filled("a\r\nBcc: x@y.example")["{{text.name}}"]).toBe("a Bcc: x@y.example"));
  test("is empty for a name from the prototype of objects", () =>
    expect(substitutionsOf(["constructor"], {}, {})["{{text.constructor}}"]).toBe(""));
  test("never becomes a tag itself", () => expect(filled("{{email}}")["{{text.name}}"]).toBe("{ {email}}"));
});
