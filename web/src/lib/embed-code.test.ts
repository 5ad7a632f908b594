import { expect, it } from "vitest";
import { embedCode } from "./embed-code";

const page = {
  kind: "page" as const,
  id: "abcdefghij",
  link: "https://dure.example/book/abcdefghij",
  title: '30분 "상담" <무료>',
};
const title = 'data-title="30분 &quot;상담&quot; &lt;무료&gt;"';

it("the embed code is one script from the app's own origin", () => {
  expect(embedCode(page, "inline", "예약하기")).toBe(
    `<script async src="https://dure.example/embed.js" data-page="abcdefghij" data-mode="inline" ${title}></script>`,
  );
  expect(embedCode(page, "button", "예약 & 상담")).toBe(
    `<script async src="https://dure.example/embed.js" data-page="abcdefghij" data-mode="button" data-label="예약 &amp; 상담" ${title}></script>`,
  );
});

it("the embed code contains a link to the page for browsers without scripts", () => {
  const [link, script] = embedCode(page, "popup", "예약하기").split("\n");
  expect(link).toBe('<a href="https://dure.example/book/abcdefghij" data-dure-page="abcdefghij">예약하기</a>');
  expect(script).toContain('data-mode="popup"');
});

it("the embed code for a form names the form", () => {
  const form = { kind: "form" as const, id: "klmnopqrst", link: "https://dure.example/form/klmnopqrst", title: "문의" };
  expect(embedCode(form, "popup", "문의하기")).toBe(
    '<a href="https://dure.example/form/klmnopqrst" data-dure-form="klmnopqrst">문의하기</a>\n' +
      '<script async src="https://dure.example/embed.js" data-form="klmnopqrst" data-mode="popup" data-title="문의"></script>',
  );
});
