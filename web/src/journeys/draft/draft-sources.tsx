import { Box, Text } from "@chakra-ui/react";
import type { TimelineItem } from "@dure/domain/journeys/draft/draft";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";

/** The items of the record's timeline that a draft was written from. */
export function DraftSources({ sources }: { sources: readonly TimelineItem[] }) {
  const { t } = useTranslation("journeys");
  const format = useFormat();
  if (sources.length === 0) return null;
  return (
    <Box as="ul" listStyleType="none" aria-label={t("draft.sources")} borderTopWidth="1px" pt="2">
      {sources.map(({ number, kind, at, text }) => (
        <Text as="li" key={number} textStyle="xs" color="fg.muted" truncate title={text}>
          [{number}] {t(`draft.source.${kind}`)}
          {at && ` · ${format.date(at)}`} · {text}
        </Text>
      ))}
    </Box>
  );
}
