import { Box, Input, InputGroup, Link, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { LifeBuoy, Search } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { HELP_IDS } from "../../ui/help/help-id";
import { ListSkeleton } from "../../ui/list-skeleton";
import { Page } from "../../ui/page";
import { PageHeader } from "../../ui/page-header";
import { textOfArticle } from "./help-article";
import { SupportAddress } from "./support-address";
import { useHelpArticles } from "./use-help-articles";

/** The help center: articles to read and search, and how to reach the support. */
export function HelpPage() {
  const { t } = useTranslation("app");
  const [search, setSearch] = useState("");
  const articles = useHelpArticles();
  const { data } = articles;
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = data ? HELP_IDS.filter((id) => words.every((word) => textOfArticle(data[id]).includes(word))) : [];
  return (
    <Page>
      <PageHeader title={t("help.title")} description={t("help.description")} />
      <Stack gap="5">
        <InputGroup maxW="form" startElement={<Search size={16} aria-hidden />}>
          <Input
            type="search"
            aria-label={t("help.search")}
            placeholder={t("help.search")}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </InputGroup>
        {articles.isPending && <ListSkeleton rows={6} />}
        {articles.isError && <ErrorState error={articles.error} onRetry={articles.refetch} />}
        {data && found.length === 0 && (
          <EmptyState icon={LifeBuoy} title={t("help.none")} description={<SupportAddress />} />
        )}
        {data && (
          <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2, xl: 3 }} gap="3">
            {found.map((id) => (
              <Box as="li" key={id}>
                <Link asChild display="block" h="full" p="4" borderWidth="1px" rounded="l3" _hover={{ bg: "bg.muted" }}>
                  <RouterLink to={`/help/${id}`}>
                    <Text fontWeight="medium">{data[id].title}</Text>
                    <Text color="fg.muted" textStyle="sm" mt="0.5">
                      {data[id].summary}
                    </Text>
                  </RouterLink>
                </Link>
              </Box>
            ))}
          </SimpleGrid>
        )}
        {found.length > 0 && <SupportAddress />}
      </Stack>
    </Page>
  );
}
