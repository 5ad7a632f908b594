import { describe, expect, test } from "vitest";
import { contentIssues, imagesIn, linksIn } from "./content-issues";

const FINE = {
  subject: "12월 제품 소식을 전해 드려요",
  html: "<p>안녕하세요</p>",
  text: "안녕하세요, 12월에 새로 나온 기능을 소개해 드릴게요. 궁금한 점은 답장으로 물어봐 주세요.",
};
const NOTHING = { deadLinks: [], largeImages: [] };
const problemsOf = (mail: Partial<typeof FINE>, facts = {}) =>
  contentIssues({ ...FINE, ...mail }, { ...NOTHING, ...facts }).map(({ problem }) => problem);

describe("the check of a mail's content", () => {
  test("finds nothing wrong with a plain one", () => expect(problemsOf({})).toEqual([]));

  test("names each spam word once, in both languages", () => {
    const text = "Act now! 100% 무료, 파격 할인. ACT NOW";
    expect(contentIssues({ ...FINE, text }, NOTHING)).toEqual([
      { problem: "spam_words", names: ["파격 할인", "100% 무료", "act now"] },
    ]);
  });

  test.each([
    ["a subject in capitals", { subject: "BIG SALE TODAY" }, ["capitals"]],
    ["a short name in capitals", { subject: "KAIST 세미나" }, []],
    ["a variable in a Korean subject", { subject: "{{FIRST_NAME}}님, 안녕하세요" }, []],
    ["several exclamation marks", { subject: "지금 확인하세요!!" }, ["punctuation"]],
    ["an image and hardly a word", { html: '<img src="https://a.example/1.png">', text: "보기" }, ["images_only"]],
    ["more than Gmail shows", { html: "가".repeat(35_000) }, ["clipped"]],
    ["as much as Gmail shows", { html: "가".repeat(34_000) }, []],
  ])("judges %s", (_, mail, problems) => expect(problemsOf(mail)).toEqual(problems));

  test("reports dead links and large images", () => {
    const deadLinks = ["https://a.example/gone"];
    expect(contentIssues(FINE, { deadLinks, largeImages: [] })).toEqual([{ problem: "dead_links", names: deadLinks }]);
    expect(problemsOf({}, { largeImages: ["https://a.example/1.png"] })).toEqual(["large_images"]);
  });
});

test("links and images of a mail are found, except addresses that contain a variable", () => {
  const html = `<a class="x" href="https://a.example/?a=1&amp;b=2">1</a><a href="{{unsubscribe_link}}">2</a>
    <a href="https://a.example/{{name}}">3</a><a href="mailto:a@b.c">4</a><img alt="" src="https://a.example/1.png">`;
  expect(linksIn(html)).toEqual(["https://a.example/?a=1&b=2"]);
  expect(imagesIn(html)).toEqual(["https://a.example/1.png"]);
});
