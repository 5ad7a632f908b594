import type { RouteObject } from "react-router";
import { expect, test } from "vitest";
import { HELP_IDS } from "../../ui/help/help-id";
import { routesOf } from "../areas";
import { textsIn } from "../locales/texts-in.fixture";
import { articlesEn as en } from "./articles-en";
import { articlesKo as ko } from "./articles-ko";
import { type HelpArticle, textOfArticle } from "./help-article";

const pathsOf = (routes: RouteObject[], base: string): string[] =>
  routes.flatMap(({ path = "", children = [] }) => [`${base}/${path}`, ...pathsOf(children, `${base}/${path}`)]);
const pages = new Set([...pathsOf(routesOf("member"), ""), ...pathsOf(routesOf("settings"), "/settings")]);

const linksOf = ({ body }: HelpArticle): string[] =>
  body.flatMap((block) => (typeof block !== "string" && "to" in block ? [block.to] : []));

test("every article exists in both languages, with the same links", () => {
  for (const id of HELP_IDS) {
    expect(linksOf(ko[id]), id).toEqual(linksOf(en[id]));
    expect(ko[id].body.length, id).toBe(en[id].body.length);
  }
});

test("every page that an article leads to exists", () =>
  expect(HELP_IDS.flatMap((id) => linksOf(ko[id])).filter((to) => !pages.has(to))).toEqual([]));

const QUOTED = /‘([^’]+)’/g;

test.each([
  ["ko", ko],
  ["en", en],
] as const)("every quoted text of an article exists on a screen, in %s", (locale, articles) => {
  // A name on a screen may be put together from two texts, such as "the last" and "7 days".
  const shown = textsIn(locale).map(([, text]) => text.replace("{{span}}", locale === "ko" ? "7일" : "7 days"));
  const said = new Set(shown.map((text) => text.toLowerCase()));
  const quoted = HELP_IDS.flatMap((id) => [...textOfArticle(articles[id]).matchAll(QUOTED)].map(([, words]) => words));
  expect(quoted.length).toBeGreaterThan(5);
  expect(quoted.filter((words) => words && !said.has(words))).toEqual([]);
});

test("an article is found by its title, its steps and its links", () => {
  const text = textOfArticle(en.campaigns);
  for (const word of ["email campaigns", "verify", "nobody gets"]) expect(text).toContain(word);
});
