import { newMentions } from "@dure/domain/records/note/mentions";
import { describe, expect, test } from "vitest";
import { sanitizeNote } from "./sanitize-note";

const clean = (html: string, images: string[] = []) => sanitizeNote({ text: "", html, images });

test("a note without HTML has plain text only", () => {
  expect(sanitizeNote({ text: "<b>그대로</b>", images: [] })).toEqual({ text: "<b>그대로</b>", images: [] });
});

test("formatting is kept, and the plain text is derived from it", () => {
  const html = '<p><strong>견적</strong> 보냄</p><ul><li>서버</li></ul><p><a href="https://dure.kr">자료</a></p>';
  expect(clean(html)).toEqual({
    text: "견적 보냄\n\n * 서버\n\n자료 (https://dure.kr)",
    formatted: html.replace('kr">', 'kr" rel="noopener noreferrer nofollow">'),
    images: [],
  });
});

test.each([
  ["scripts", "<p>가</p><script>alert(1)</script>", "<p>가</p>"],
  ["event handlers and styles", '<p onclick="x()" style="color:red" class="a">가</p>', "<p>가</p>"],
  ["images, whose addresses would tell who reads", '<p>가<img src="https://x.example/p.gif"></p>', "<p>가</p>"],
  ["frames", '<iframe src="https://x.example"></iframe><p>가</p>', "<p>가</p>"],
  ["spans that name nobody", '<p><span style="x">가</span><span data-mention="a b">나</span></p>', "<p>가나</p>"],
  ["addresses that run code", '<a href="javascript:alert(1)">가</a>', '<a rel="noopener noreferrer nofollow">가</a>'],
  ["addresses without a scheme", '<a href="//x.example">가</a>', '<a rel="noopener noreferrer nofollow">가</a>'],
])("%s are left out", (_, html, expected) => expect(clean(html).formatted).toBe(expected));

test("mentioned members are kept with their ids", () => {
  const html = '<p><span data-mention="abc" class="x">@이담당</span> 확인 부탁해요</p>';
  const { formatted = "", text } = clean(html);
  expect(formatted).toBe('<p><span data-mention="abc">@이담당</span> 확인 부탁해요</p>');
  expect(text).toBe("@이담당 확인 부탁해요");
  expect(newMentions("", formatted)).toEqual(["abc"]);
  expect(newMentions(formatted, `${formatted}<p><span data-mention="def">@나</span></p>`)).toEqual(["def"]);
});

describe("a note is refused if it is", () => {
  test.each([
    ["tags without a text", "<p> </p><p></p>"],
    ["more text than a note holds", `<p>${"가".repeat(10_001)}</p>`],
    ["a control character that is written as an entity", "<p>가&#7;</p>"],
  ])("%s", (_, html) => {
    expect(() => clean(html)).toThrow(expect.objectContaining({ code: "BAD_REQUEST" }));
  });

  test("empty, unless it has images", () => {
    expect(clean("<p></p>", ["/attachment/a"])).toEqual({ text: "", images: ["/attachment/a"] });
  });
});
