import type { CompanyNews } from "@dure/domain/journeys/news/company-news";
import { type Named, newsQuery, pickArticles } from "@dure/domain/journeys/news/pick-articles";
import { logger } from "firebase-functions";
import { naverSearchClientId } from "../../platform/config";
import { isKeySet } from "../../platform/is-key-set";
import { type KeptNews, readKeptNews, saveNews } from "./company-news-store";
import { searchNews } from "./search-news";

/** All teams share one application's calls of a day, so a company is searched for once a day. */
const FRESH_MS = 86_400_000;
/** How long a failed search is kept before the next attempt. */
const RETRY_MS = 600_000;

/** The latest articles about a company, cached for a day. If a search fails, the previous articles are kept. */
export async function readCompanyNews(niceId: string, company: Named, now: string): Promise<CompanyNews> {
  if (!isKeySet(naverSearchClientId.value())) return { state: "off", as_of: null, articles: [] };
  const kept = await readKeptNews(niceId);
  if (kept && isFresh(kept, now)) return shown(kept);
  const news = await searched(company, kept, now);
  await saveNews(niceId, news);
  return shown(news);
}

const shown = ({ state, as_of, articles }: KeptNews): CompanyNews => ({ state, as_of, articles });

const isFresh = ({ state, read_at }: KeptNews, now: string): boolean =>
  Date.parse(now) - Date.parse(read_at) < (state === "ok" ? FRESH_MS : RETRY_MS);

async function searched(company: Named, kept: KeptNews | undefined, now: string): Promise<KeptNews> {
  try {
    const articles = pickArticles(company, await searchNews(newsQuery(company)));
    return { state: "ok", as_of: now, articles, read_at: now };
  } catch (error) {
    logger.warn("The search of news failed.", { error: String(error) });
    return { state: "failed", as_of: kept?.as_of ?? null, articles: kept?.articles ?? [], read_at: now };
  }
}
