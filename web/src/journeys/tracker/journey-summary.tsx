import { Box, SimpleGrid, Text } from "@chakra-ui/react";
import type { Journey } from "@dure/domain/journeys/tracker/journey";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";

/** The three figures of a journey. */
export function JourneySummary({ summary }: Pick<Journey, "summary">) {
  const { t } = useTranslation("journeys");
  const format = useFormat();
  const facts = [
    [t("journey.stay"), t("journey.minutes", { value: format.number(summary.total_stay_minutes) })],
    [t("journey.pages"), format.number(summary.pages_visited)],
    [t("journey.events"), format.number(summary.total_events)],
  ] as const;
  return (
    <SimpleGrid as="dl" columns={3} gap="3">
      {facts.map(([label, value]) => (
        <Box key={label} borderWidth="1px" rounded="l3" p="3" minW="0">
          <Text as="dt" textStyle="xs" color="fg.muted">
            {label}
          </Text>
          <Text as="dd" textStyle="lg" fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {value}
          </Text>
        </Box>
      ))}
    </SimpleGrid>
  );
}
