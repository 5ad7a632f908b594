import { z } from "zod";
import { Time } from "../../shared/value";

/** An article of a newspaper. The product shows a link with the search's snippet, never the text itself. */
export const Article = z.object({
  title: z.string(),
  url: z.string(),
  /** The newspaper's host, such as `www.example.co.kr`. */
  publisher: z.string(),
  published_at: Time,
  snippet: z.string(),
});
export type Article = z.infer<typeof Article>;

/** The latest articles about a company (docs/product/journeys.md#news). */
export const CompanyNews = z.object({
  /** `failed`: the search didn't answer, and the articles are those of the last time; `off`: the product has no key. */
  state: z.enum(["ok", "failed", "off"]),
  /** When the search was last heard; null if it never was. */
  as_of: Time.nullable(),
  articles: z.array(Article),
});
export type CompanyNews = z.infer<typeof CompanyNews>;
