import { CompanyNews } from "@dure/domain/journeys/news/company-news";
import { Time } from "@dure/domain/shared/value";
import type { z } from "zod";
import { firestore } from "../../platform/firebase";

const KEPT_MS = 7 * 86_400_000;

/** The articles that the search found about a company. They are public and the same for all teams. */
const KeptNews = CompanyNews.extend({ read_at: Time });
export type KeptNews = z.infer<typeof KeptNews>;

const newsDoc = (niceId: string) => firestore.doc(`company-news/${niceId}`);

/** A company's stored news; undefined if nobody has asked for it. */
export async function readKeptNews(niceId: string): Promise<KeptNews | undefined> {
  return KeptNews.safeParse((await newsDoc(niceId).get()).data()).data;
}

export async function saveNews(niceId: string, news: KeptNews): Promise<void> {
  await newsDoc(niceId).set({ ...news, expires_at: new Date(Date.parse(news.read_at) + KEPT_MS) });
}
