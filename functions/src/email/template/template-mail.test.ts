import { EmailDocument } from "@dure/domain/email/document/email-document";
import type { MailContent } from "@dure/domain/email/template/template";
import { describe, expect, test } from "vitest";
import { completeContent } from "./complete-content";
import { sanitizeContent } from "./sanitize-content";
import { templateMail } from "./template-mail";

const mailOf = (changes: Partial<MailContent>, values = {}) =>
  templateMail(
    completeContent({
      subject: "제목",
      preview_text: "",
      block: null,
      content: "<p>내용</p>",
      fallbacks: {},
      attachments: [],
      ...changes,
    }),
    values,
    { locale: "ko" },
  );

describe("the content of a template", () => {
  test.each<[string, string, string]>([
    ["a script", "<p>가</p><script>alert(1)</script>", "<p>가</p>"],
    ["a handler", '<p onclick="x()">가</p>', "<p>가</p>"],
    ["a style", '<p style="position:fixed">가</p><style>p{}</style>', "<p>가</p>"],
    ["an image that tells who reads", '<p>가<img src="https://x.example/p.gif"></p>', "<p>가</p>"],
    ["a script's address", '<p><a href="javascript:alert(1)">가</a></p>', "<p><a>가</a></p>"],
    ["data as an address", '<p><a href=" data:text/html,x">가</a></p>', "<p><a>가</a></p>"],
    ["a variable that visitors fill in as an address", '<a href="{{invitee_name}}">가</a>', "<a>가</a>"],
    ["a comment", "<p>가<!-- 나 --></p>", "<p>가</p>"],
    ["a form", '<form action="https://x.example"><input>가</form>', "가"],
  ])("is cleaned of %s", (_, html, clean) => expect(sanitizeContent(html)).toBe(clean));

  test.each([
    '<h2>가</h2><ul><li><strong>나</strong></li></ul><p><a href="https://dure.test/a?b=1&amp;c=2">다</a></p>',
    '<p><span data-variable="host_name">{{host_name}}</span></p>',
    '<p><a href="{{reschedule_link}}">일정 변경</a></p>',
  ])("can contain %s", (html) => expect(sanitizeContent(html)).toBe(html));

  test.each(["", "<p></p>", "<p> <br></p>", "<script>x</script>"])("can't be empty, such as %s", (html) =>
    expect(() => sanitizeContent(html)).toThrow("Email content is required."),
  );
});

describe("a mail", () => {
  test("has its values escaped in HTML, and unchanged in plain text", () => {
    const mail = mailOf({ content: "<p>{{invitee_name}}님</p>" }, { invitee_name: "<b>A&B</b>" });
    expect(mail.html).toContain(">&lt;b&gt;A&amp;B&lt;/b&gt;님</p>");
    expect(mail.text).toBe("<b>A&B</b>님");
  });

  test.each([
    ['"><script>', '<a href=""'],
    ["javascript:alert(1)", '<a href=""'],
    ["", '<a href=""'],
    ["https://dure.test/?a=1&b=2", '<a href="https://dure.test/?a=1&amp;b=2"'],
  ])("contains the link %s only if it is a valid one", (reschedule_link, html) =>
    expect(mailOf({ content: '<a href="{{reschedule_link}}">x</a>' }, { reschedule_link }).html).toContain(html),
  );

  test("has a subject of one line", () =>
    expect(mailOf({ subject: "{{invitee_name}}" }, { invitee_name: "a\r\nBcc: x@example.com" }).subject).toBe(
      "a Bcc: x@example.com",
    ));

  test("has links, lists and headings in plain text, too", () =>
    expect(
      mailOf({ content: '<h1>Hello</h1><ul><li>가</li></ul><p><a href="https://dure.test">두레</a></p>' }).text,
    ).toBe("Hello\n\n- 가\n\n두레 (https://dure.test)"));

  test("shows a conditional block only to recipients with a value, whatever the fallback", () => {
    const block = EmailDocument.parse({
      type: "doc",
      content: [
        {
          type: "conditional",
          attrs: { variable: "company", show: "present" },
          content: [{ type: "paragraph", attrs: { textAlign: null }, content: [{ type: "text", text: "회사 안내" }] }],
        },
      ],
    });
    const shown = (values: object) => mailOf({ block, fallbacks: { company: "귀사" } }, values).text;
    expect([shown({ company: "두레" }), shown({ company: "" }), shown({})]).toEqual(["회사 안내", "", ""]);
  });

  test("contains the sender's signature unchanged, including braces", () => {
    const content = completeContent({
      subject: "제목",
      preview_text: "",
      block: null,
      content: "<p>가</p>",
      fallbacks: {},
      attachments: [],
    });
    const signature = { html: "<p>{{host_name}} 드림</p>", text: "{{host_name}} 드림" };
    const mail = templateMail(content, { host_name: "이담당" }, { locale: "ko", signature });
    expect(mail.html).toContain("&#123;&#123;host_name}} 드림");
    expect(mail.text).toBe("가\n\n-- \n{{host_name}} 드림");
  });
});
