import { expect, test } from "vitest";
import { type Claim, checkClaims } from "./check-claims";
import type { GroundedProse } from "./research";

const prose: GroundedProse = {
  text: "",
  sources: [
    { number: 1, title: "", domain: "paper.example", url: "" },
    { number: 2, title: "", domain: "www.hanbit.example", url: "" },
  ],
  evidence: [
    { source: 1, text: "한빛상사의 직원 수는 1,250명이며 2024년 매출은 1조 2,340억 원이다." },
    { source: 2, text: "2016년 3월 2일에 설립되었다. 공식 웹사이트는 www.hanbit.example 이다. 직원은 1,250명이다." },
  ],
  queries: [],
};
const claim = (kind: Claim["kind"], more: Partial<Claim> = {}): Claim => ({
  ...{ kind, text: "설명", amount: null, period: null, sources: [1], is_certain: true },
  ...more,
});
const check = (...claims: Claim[]) => checkClaims(claims, prose, "한빛상사21", 2026);

test("claims that the sources prove are kept, with their certainty", () => {
  expect(
    check(
      claim("employees", { amount: 1250, sources: [2, 1, 1, 9] }),
      claim("revenue", { amount: 1_234_000_000_000, period: "2024" }),
      claim("founded", { period: "2016-03-02", sources: [2] }),
      claim("website", { text: "http://www.hanbit.example/", sources: [2] }),
      claim("history", { text: "한빛상사21은 2016년에 시작했다.", sources: [2], is_certain: false }),
    ),
  ).toMatchObject([
    { id: "employees", amount: 1250, sources: [2, 1], confidence: "high" },
    { id: "founded", period: "2016-03-02", confidence: "medium" },
    { id: "website", text: "https://www.hanbit.example" },
    { id: "history", confidence: "low" },
    { id: "revenue-2024", amount: 1_234_000_000_000, period: "2024", accepted: null },
  ]);
});

test.each([
  ["no source", claim("history", { sources: [] })],
  ["a source that isn't there", claim("history", { sources: [3, 1.5, -1] })],
  ["a number that no source says", claim("employees", { amount: 1300 })],
  ["a number that another source says", claim("revenue", { amount: 1_234_000_000_000, period: "2024", sources: [2] })],
  ["a number in its text that no source says", claim("history", { text: "직원이 9,000명이다." })],
  ["no amount", claim("employees")],
  ["a negative amount", claim("employees", { amount: -1250 })],
  ["a year to come", claim("revenue", { amount: 1250, period: "2027" })],
  ["a year that no source says", claim("founded", { period: "1999", sources: [2] })],
  ["another website", claim("website", { text: "https://evil.example", sources: [2] })],
  ["a website with a path", claim("website", { text: "https://www.hanbit.example/?q=secret", sources: [2] })],
  ["no text", claim("news", { text: "  " })],
])("%s is left out", (_, wrong) => {
  expect(check(wrong)).toEqual([]);
});

test("one claim of a kind is kept, and up to three years of revenue and five news", () => {
  const evidence = [{ source: 1, text: "2020 2021 2022 2023 2024년 매출 100억 원, 200억 원" }];
  const years = ["2020", "2021", "2022", "2023", "2024"].map((period) => claim("revenue", { amount: 1e10, period }));
  const news = Array.from({ length: 8 }, (_, at) => claim("news", { text: `소식 ${"가나다라마바사아"[at]}` }));
  const again = claim("revenue", { amount: 2e10, period: "2024" });
  const found = checkClaims([...years, again, ...news, ...news], { ...prose, evidence }, "", 2026);
  expect(found.map(({ id }) => id)).toEqual([
    ...["revenue-2022", "revenue-2023", "revenue-2024"],
    ...["news-1", "news-2", "news-3", "news-4", "news-5"],
  ]);
  expect(found[2]?.amount).toBe(1e10);
});

test("a date that the sources don't contain, or that doesn't exist, is reduced to its year", () => {
  const of = (period: string) => check(claim("founded", { period, sources: [2] }))[0]?.period;
  expect([of("2016-03-05"), of("2016-02-30"), of("2016")]).toEqual(["2016", "2016", "2016"]);
});
