import { CORPORATIONS } from "../data-go-kr/corporations";

/** An article as the search returns it, before the searched phrases are marked in it. */
export interface NewsArticle {
  title: string;
  originallink: string;
  link: string;
  description: string;
  published: Date;
}

const HOUR_MS = 3_600_000;
const STORIES = [
  ["{name}, 새 물류센터 &quot;착공&quot;", "{name}(대표 {owner})가 R&amp;D 센터와 물류센터를 함께 짓는다."],
  ["[단독] {name}, 300억 원 투자 유치 성공", "{name}는 300억 원 규모의 투자를 유치했다고 밝혔다."],
  ["{name}, 300억원 투자 유치에 성공", "{name}가 투자를 유치했다."],
  ["{name}랜드 축제 열려", "{name}랜드와 관계없는 이름의 축제가 열렸다."],
] as const;

/** Invented articles of each company: an agency's report in two papers, and one about a namesake. */
export function articles(now: Date): NewsArticle[] {
  return CORPORATIONS.flatMap(({ corpNm, enpRprFnm, crno }) =>
    STORIES.map(([title, description], index) => {
      const told = (text: string) =>
        text.replaceAll("{name}", corpNm.replace("(주)", "")).replaceAll("{owner}", enpRprFnm);
      return {
        title: told(title),
        originallink: `https://paper${index + 1}.example/${crno}`,
        link: `https://n.news.naver.example/article/${crno}/${index}`,
        description: told(description),
        published: new Date(now.getTime() - (index + 1) * HOUR_MS),
      };
    }),
  );
}
