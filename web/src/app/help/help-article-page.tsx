import { Button, Link, List, Stack, Text } from "@chakra-ui/react";
import { ArrowRight, ChevronLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink, useParams } from "react-router";
import { ErrorState } from "../../ui/error-state";
import { HELP_IDS } from "../../ui/help/help-id";
import { ListSkeleton } from "../../ui/list-skeleton";
import { Page } from "../../ui/page";
import { PageHeader } from "../../ui/page-header";
import { NotFound } from "../errors/not-found";
import type { HelpBlock } from "./help-article";
import { SupportAddress } from "./support-address";
import { useHelpArticles } from "./use-help-articles";

/** One article of the help center. */
export function HelpArticlePage() {
  const { t } = useTranslation("app");
  const params = useParams();
  const id = HELP_IDS.find((one) => one === params.article);
  const articles = useHelpArticles();
  if (!id) return <NotFound />;
  const article = articles.data?.[id];
  return (
    <Page>
      <Button asChild variant="ghost" size="xs" mb="3" ms="-2">
        <RouterLink to="/help">
          <ChevronLeft aria-hidden />
          {t("help.title")}
        </RouterLink>
      </Button>
      {articles.isPending && <ListSkeleton rows={6} />}
      {articles.isError && <ErrorState error={articles.error} onRetry={articles.refetch} />}
      {article && (
        <>
          <PageHeader title={article.title} description={article.summary} />
          <Stack as="article" gap="4" maxW="form">
            {article.body.map((block) => (
              <Block key={keyOf(block)} block={block} />
            ))}
            <SupportAddress />
          </Stack>
        </>
      )}
    </Page>
  );
}

const keyOf = (block: HelpBlock): string =>
  typeof block === "string" ? block : "steps" in block ? block.steps.join() : block.to;

function Block({ block }: { block: HelpBlock }) {
  if (typeof block === "string") return <Text>{block}</Text>;
  if ("steps" in block)
    return (
      <List.Root as="ol" ps="5" gap="2">
        {block.steps.map((step) => (
          <List.Item key={step}>{step}</List.Item>
        ))}
      </List.Root>
    );
  return (
    <Link asChild colorPalette="brand" alignSelf="flex-start">
      <RouterLink to={block.to}>
        {block.label}
        <ArrowRight size={14} aria-hidden />
      </RouterLink>
    </Link>
  );
}
