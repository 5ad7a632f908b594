import type { Article } from "./company-news";
import { isCommonName, namesCompany, pressName } from "./mentions-company";

const MAX_ARTICLES = 10;
/** Titles this similar are the same report: many papers print an agency's report with a word or two changed. */
const NEAR = 0.7;

export type Named = { name: string; owner_name: string };

/** The search query for news: the name as one phrase, plus the owner's name if the company's name is common. */
export function newsQuery({ name, owner_name }: Named): string {
  const phrase = `"${pressName(name).replaceAll('"', "")}"`;
  return isCommonName(name) && owner_name ? `${phrase} ${owner_name}` : phrase;
}

/**
 * The articles that are about the company, the newest first: without those of namesakes, and each report once however many
 * papers print it.
 */
export function pickArticles(company: Named, found: readonly Article[]): Article[] {
  const about = found
    .filter((article) => isAbout(article, company))
    .sort((a, b) => b.published_at.localeCompare(a.published_at));
  const picked: Article[] = [];
  for (const article of about) if (!picked.some((one) => isSame(one, article))) picked.push(article);
  return picked.slice(0, MAX_ARTICLES);
}

function isAbout({ title, snippet }: Article, { name, owner_name }: Named): boolean {
  const text = `${title} ${snippet}`;
  if (!namesCompany(text, name)) return false;
  return !isCommonName(name) || (owner_name !== "" && text.includes(owner_name));
}

const isSame = (a: Article, b: Article): boolean => keyOf(a.url) === keyOf(b.url) || likeness(a.title, b.title) >= NEAR;

/** A URL without scheme, `www.` or `m.`, UTM parameters and fragment, so that links to one page are equal. */
function keyOf(url: string): string {
  const [page = ""] = url
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.|m\.)?/, "")
    .split("#", 1);
  return page.replace(/[?&]utm_[^&]*/g, "").replace(/\/$/, "");
}

/** The similarity of two titles, from 0 to 1: the share of letter pairs that they have in common. */
function likeness(a: string, b: string): number {
  const [left, right] = [pairsOf(a), pairsOf(b)];
  if (left.size === 0 || right.size === 0) return a === b ? 1 : 0;
  const shared = [...left].filter((pair) => right.has(pair)).length;
  return (2 * shared) / (left.size + right.size);
}

function pairsOf(title: string): Set<string> {
  // A tag such as [속보] before a title belongs to the paper.
  const letters = [...title.replace(/^\s*[[(［【][^\])］】]*[\])］】]/, "").replace(/[^\p{L}\p{N}]/gu, "")];
  return new Set(letters.slice(1).map((letter, index) => `${letters[index]}${letter}`));
}
