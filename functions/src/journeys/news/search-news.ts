import type { Article } from "@dure/domain/journeys/news/company-news";
import { plainText } from "@dure/domain/journeys/news/plain-text";
import { z } from "zod";
import { naverSearchClientId, naverSearchClientSecret, naverSearchUrl } from "../../platform/config";

const PATH = "/v1/search/news.json";
const TIMEOUT_MS = 5_000;
const SHOWN = 50;
const MAX_URL_LENGTH = 2_000;

const Item = z.object({
  title: z.string(),
  originallink: z.string().default(""),
  link: z.string(),
  description: z.string(),
  pubDate: z.string(),
});
const Found = z.object({ items: z.array(Item) });
const Refusal = z.object({ errorCode: z.string().default(""), errorMessage: z.string().default("") });

/**
 * The newest articles for a query by Naver's news search; its titles and descriptions are HTML.
 * @throws Error with Naver's code when it refuses, such as 024 for the key and 010 for the day's calls
 */
export async function searchNews(query: string): Promise<Article[]> {
  const search = new URLSearchParams({ query, display: String(SHOWN), start: "1", sort: "date" });
  const response = await fetch(`${naverSearchUrl.value()}${PATH}?${search}`, {
    headers: {
      "X-Naver-Client-Id": naverSearchClientId.value(),
      "X-Naver-Client-Secret": naverSearchClientSecret.value(),
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    const { errorCode = "", errorMessage = "" } = Refusal.safeParse(body).data ?? {};
    throw new Error(`Naver's search answered HTTP ${response.status} ${errorCode} ${errorMessage}`.trim());
  }
  return Found.parse(body).items.flatMap(articleOf);
}

/** Items without a web address or a date are left out. */
function articleOf({ title, originallink, link, description, pubDate }: z.infer<typeof Item>): Article[] {
  const url = [originallink, link].find((one) => isWebAddress(one));
  const published = Date.parse(pubDate);
  if (!url || Number.isNaN(published)) return [];
  return [
    {
      title: plainText(title),
      url,
      publisher: new URL(url).host,
      published_at: new Date(published).toISOString(),
      snippet: plainText(description),
    },
  ];
}

const isWebAddress = (text: string): boolean =>
  text.length <= MAX_URL_LENGTH && /^https?:\/\//.test(text) && URL.canParse(text);
