import { HStack, Link, Stack, Text } from "@chakra-ui/react";
import type { ResearchView } from "@dure/domain/journeys/research/research";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";

const SEARCH = "https://www.google.com/search?";

/** Where the findings come from, what was searched for, and what the run cost. */
export function ResearchSources({ research }: { research: ResearchView }) {
  const { t } = useTranslation("journeys");
  const format = useFormat();
  const { found_at, model, usage, sources, queries } = research;
  const tokens = format.number(usage.input_tokens + usage.output_tokens);
  return (
    <Stack gap="2" textStyle="xs" color="fg.muted">
      <Stack as="ul" listStyleType="none" gap="1" aria-label={t("research.sources")}>
        {sources.map(({ number, title, domain, url }) => (
          <li key={number}>
            [{number}]{" "}
            {url === "" ? (
              `${title} · ${domain}`
            ) : (
              <Link href={url} target="_blank" rel="noreferrer nofollow" overflowWrap="anywhere">
                {title || domain}
              </Link>
            )}
          </li>
        ))}
      </Stack>
      {queries.length > 0 && (
        <HStack gap="2" wrap="wrap">
          <Text>{t("research.queries")}</Text>
          {queries.map((q) => (
            <Link key={q} href={SEARCH + new URLSearchParams({ q })} target="_blank" rel="noreferrer">
              {q}
            </Link>
          ))}
        </HStack>
      )}
      {found_at && (
        <Text>{t("research.found", { at: format.dateTime(found_at), model, searches: usage.searches, tokens })}</Text>
      )}
    </Stack>
  );
}
