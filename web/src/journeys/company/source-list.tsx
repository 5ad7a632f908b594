import { Stack, Text } from "@chakra-ui/react";
import type { CompanyDetails } from "@dure/domain/journeys/company/company-details";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";
import { InsightSection } from "./insight-section";

type Source = CompanyDetails["sources"][number];

/** The sources of the details, and when each one answered last. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  const { t } = useTranslation("journeys");
  const format = useFormat();
  const stateText = ({ state, as_of }: Source): string => {
    const day = as_of ? format.date(as_of) : "";
    return state === "failed" && day ? t("company.source.failedSince", { day }) : t(`company.source.${state}`, { day });
  };
  return (
    <InsightSection title={t("company.sources")}>
      <Stack as="ul" listStyleType="none" gap="1" textStyle="xs">
        {sources.map((source) => (
          <li key={source.provider}>
            {t(`company.provider.${source.provider}`)}
            <Text as="span" color="fg.muted" ms="2">
              {stateText(source)}
            </Text>
          </li>
        ))}
      </Stack>
    </InsightSection>
  );
}
