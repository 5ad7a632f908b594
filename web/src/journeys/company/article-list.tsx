import { Link, Stack, Text } from "@chakra-ui/react";
import type { Article, CompanyNews } from "@dure/domain/journeys/news/company-news";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { useFormat } from "../../ui/use-format";
import { useCompanyNews } from "./company-queries";
import { InsightSection } from "./insight-section";

/** The latest articles about a company; renders nothing if the product has no news search configured. */
export function ArticleList({ niceId }: { niceId: string }) {
  const { t } = useTranslation("journeys");
  const { data, error, refetch } = useCompanyNews(niceId);
  if (data?.state === "off") return null;
  return (
    <InsightSection title={t("company.news.title")}>
      {data && <Articles news={data} />}
      {!data && error && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <ListSkeleton rows={3} />}
    </InsightSection>
  );
}

function Articles({ news: { state, as_of, articles } }: { news: CompanyNews }) {
  const { t } = useTranslation("journeys");
  const format = useFormat();
  const isFailed = state === "failed";
  if (articles.length === 0)
    return <Text color="fg.muted">{isFailed ? t("company.news.failed") : t("company.news.none")}</Text>;
  return (
    <>
      {isFailed && as_of && (
        <Text color="fg.muted" textStyle="xs" mb="2">
          {t("company.news.old", { day: format.date(as_of) })}
        </Text>
      )}
      <Stack as="ul" listStyleType="none" gap="3">
        {articles.map((article) => (
          <ArticleItem key={article.url} article={article} />
        ))}
      </Stack>
    </>
  );
}

function ArticleItem({ article: { title, url, publisher, published_at, snippet } }: { article: Article }) {
  const format = useFormat();
  return (
    <li>
      <Link href={url} target="_blank" rel="noreferrer" fontWeight="medium">
        {title}
      </Link>
      <Text color="fg.muted" textStyle="xs">
        {publisher} · {format.ago(published_at)}
      </Text>
      <Text textStyle="sm" lineClamp="2">
        {snippet}
      </Text>
    </li>
  );
}
