import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { HelpArticles } from "./help-article";

const load = async (language: string): Promise<HelpArticles> =>
  language === "en" ? (await import("./articles-en")).articlesEn : (await import("./articles-ko")).articlesKo;

/** The articles in the interface's language; only that language is fetched. */
export function useHelpArticles() {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: ["help-articles", i18n.language],
    queryFn: () => load(i18n.language),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
