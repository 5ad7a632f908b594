import { json, type Reply } from "../src/stand-in/reply";
import { header, type StandInRequest } from "../src/stand-in/request";
import { route } from "../src/stand-in/router";
import { type LoggedRequest, type RunningStandIn, startServer } from "../src/stand-in/server";
import type { Service } from "../src/stand-in/service";
import { articles, type NewsArticle } from "./articles";

const BODY_LIMIT_BYTES = 1024;
const MAX_SHOWN = 100;
const MAX_START = 1_000;
const SEOUL_MS = 9 * 3_600_000;

/**
 * Starts the stand-in for Naver's news search. Clients whose id or secret is "wrong" are refused.
 * @param port 0 means any free port
 */
export function start({ port }: { port: number }): Promise<RunningStandIn> {
  return startServer({ port, service: createService });
}

const createService = (log: LoggedRequest[]): Service => ({
  routes: [route("GET", "/v1/search/news.json", search)],
  bodyLimitBytes: BODY_LIMIT_BYTES,
  error: (status, message) => json(status, { errorMessage: message, errorCode: "SE99" }),
  state: () => ({ log }),
  reset: () => {},
  flush: () => {},
});

const refusal = (status: number, errorCode: string, errorMessage: string): Reply =>
  json(status, { errorMessage, errorCode });

function search(request: StandInRequest): Reply {
  const [id, secret] = [header(request, "x-naver-client-id"), header(request, "x-naver-client-secret")];
  if (!id || !secret || id === "wrong" || secret === "wrong")
    return refusal(401, "024", "Not Exist Client ID : Authentication failed. (인증에 실패했습니다.)");
  const { query } = request;
  const text = query.get("query") ?? "";
  if (text === "") return refusal(400, "SE01", "Incorrect query request (잘못된 쿼리요청입니다.)");
  const display = numberIn(query, "display", 10);
  const first = numberIn(query, "start", 1);
  if (!(display >= 1 && display <= MAX_SHOWN))
    return refusal(400, "SE02", "Invalid display value (부적절한 display 값입니다.)");
  if (!(first >= 1 && first <= MAX_START))
    return refusal(400, "SE03", "Invalid start value (부적절한 start 값입니다.)");
  const sort = query.get("sort") ?? "sim";
  if (sort !== "sim" && sort !== "date") return refusal(400, "SE04", "Invalid sort value (부적절한 sort 값입니다.)");
  const found = articles(new Date()).filter((article) => words(text).every((word) => isIn(article, word)));
  const shown = found.slice(first - 1, first - 1 + display);
  return json(200, {
    lastBuildDate: rfc822(new Date()),
    total: found.length,
    start: first,
    display: shown.length,
    items: shown.map((article) => ({
      title: marked(article.title, text),
      originallink: article.originallink,
      link: article.link,
      description: marked(article.description, text),
      pubDate: rfc822(article.published),
    })),
  });
}

const numberIn = (query: URLSearchParams, name: string, otherwise: number): number =>
  query.has(name) ? Number(query.get(name)) : otherwise;

/** The search terms: phrases in quotes, and words. */
const words = (text: string): string[] =>
  [...text.matchAll(/"([^"]+)"|(\S+)/g)].map(([, phrase, word]) => phrase ?? word ?? "");

const isIn = ({ title, description }: NewsArticle, word: string): boolean => `${title} ${description}`.includes(word);

/** Marks the search terms in a text with `<b>`. */
const marked = (text: string, query: string): string =>
  words(query).reduce((told, word) => told.replaceAll(word, `<b>${word}</b>`), text);

/** A time in Naver's format: the local time in Seoul, with its offset. */
const rfc822 = (at: Date): string => new Date(at.getTime() + SEOUL_MS).toUTCString().replace("GMT", "+0900");
