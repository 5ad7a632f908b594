import { expect, test } from "vitest";
import type { Article } from "./company-news";
import { newsQuery, pickArticles } from "./pick-articles";

const HANBIT = { name: "(주)한빛상사", owner_name: "김하늘" };
const article = (title: string, day: number, more: Partial<Article> = {}): Article => ({
  title,
  url: `https://news.example/${title.length}/${day}`,
  publisher: "news.example",
  published_at: `2026-11-${String(day).padStart(2, "0")}T00:00:00.000Z`,
  snippet: "",
  ...more,
});
const titles = (found: readonly Article[]) => found.map(({ title }) => title);

test("articles about namesakes are left out, and the newest article comes first", () => {
  const found = [
    article("한빛상사, 부산에 물류센터", 1),
    article("한빛상사홀딩스 상장", 3),
    article("한빛상사가 투자 유치", 2),
  ];
  expect(titles(pickArticles(HANBIT, found))).toEqual(["한빛상사가 투자 유치", "한빛상사, 부산에 물류센터"]);
});

test("a report in many papers is shown once, and so is the same URL", () => {
  const found = [
    article("[속보] 한빛상사, 300억 원 투자 유치 성공", 2),
    article("한빛상사, 300억원 투자 유치에 성공", 1),
    article("한빛상사 새 대표 선임", 1, { url: "https://www.paper.example/a?utm_source=x" }),
    article("한빛상사 김하늘 대표 인터뷰", 1, { url: "http://paper.example/a" }),
  ];
  expect(pickArticles(HANBIT, found)).toHaveLength(2);
});

test("for a common name, only articles that name the owner count", () => {
  const dure = { name: "(주)두레", owner_name: "이바다" };
  const found = [article("두레 문화가 살아 있는 마을", 1), article("두레, 이바다 대표 선임", 2)];
  expect(titles(pickArticles(dure, found))).toEqual(["두레, 이바다 대표 선임"]);
  expect([newsQuery(dure), newsQuery(HANBIT)]).toEqual(['"두레" 이바다', '"한빛상사"']);
});

test("ten articles are kept", () => {
  const found = Array.from({ length: 30 }, (_, index) =>
    article(`한빛상사 ${String.fromCodePoint(0xac00 + index * 200).repeat(6)}`, 1 + (index % 28), {
      url: `https://n.example/${index}`,
    }),
  );
  expect(pickArticles(HANBIT, found)).toHaveLength(10);
});
