import { expect, test } from "vitest";
import { documentToHtml } from "./document-to-html";
import { EmailDocument } from "./email-document";
import { htmlToDocument } from "./html-to-document";
import { renderDocument } from "./render-document";

/** Contents in the format of the old editor, from before documents. */
const OLD = [
  '<h2>감사합니다</h2><p>안녕하세요, <span data-variable="invitee_name">{{invitee_name}}</span>님.</p><ul><li><p>하나</p></li><li><p>둘</p><ol><li><p>둘의 하나</p></li></ol></li></ul>',
  "<p><strong>굵게 </strong><em>기울임</em> <u>밑줄</u> <s>취소</s><br />다음 줄</p><p></p><hr />",
  '<p><a href="{{reschedule_link}}">일정 변경</a> · <a href="https://dure.test/?a=1&amp;b=2">두레 &lt;홈&gt;</a></p>',
];

test.each(OLD)("%s is unchanged after a conversion to a document and back", (html) => {
  const document = EmailDocument.parse(htmlToDocument(html, { invitee_name: "고객" }));
  expect(documentToHtml(document)).toBe(html);
});

test("a variable that was typed by hand becomes a variable with the template's fallback", () =>
  expect(htmlToDocument("<p>{{ company }}의 {{nobody}}</p>", { company: "귀사" }).content).toEqual([
    {
      type: "paragraph",
      attrs: { textAlign: null },
      content: [
        { type: "variable", attrs: { id: "company", fallback: "귀사" } },
        { type: "text", text: "의 " },
        { type: "text", text: "{{nobody}}" },
      ],
    },
  ]));

test("text outside of blocks, and quotes, become paragraphs", () => {
  const document = htmlToDocument("가<strong>나</strong><p>다</p> <blockquote><p>라</p></blockquote>마", {});
  expect(renderDocument(document, { locale: "ko" }).text).toBe("가나\n\n다\n\n라\n\n마");
});

test.each(["", "<p></p>", "</p>가", "a < b", '<p>a & b "c"</p>', "<ul></ul>", "<ul><li></li></ul>"])(
  "%s becomes a document",
  (html) => expect(EmailDocument.safeParse(htmlToDocument(html, {})).error).toBeUndefined(),
);
