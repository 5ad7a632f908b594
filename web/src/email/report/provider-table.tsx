import { Box, Table, Text } from "@chakra-ui/react";
import { TALLIED } from "@dure/domain/email/event/recipient-counters";
import type { CampaignReport } from "@dure/domain/email/report/campaign-report";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";
import { ReportSection } from "./report-section";

const KNOWN = ["gmail", "naver", "kakao", "nate", "outlook", "yahoo", "icloud"] as const;

export function ProviderTable({ providers }: { providers: CampaignReport["providers"] }) {
  const { t } = useTranslation("email");
  const format = useFormat();
  const nameOf = (name: string) => t(`report.provider.${KNOWN.find((one) => one === name) ?? "other"}`);
  return (
    <ReportSection title={t("report.providers.title")}>
      {providers.length === 0 && <Text color="fg.muted">{t("report.providers.empty")}</Text>}
      {providers.length > 0 && (
        <Box overflowX="auto" tabIndex={0} role="region" aria-label={t("report.providers.title")}>
          <Table.Root size="sm">
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeader>{t("report.providers.name")}</Table.ColumnHeader>
                {TALLIED.map((name) => (
                  <Table.ColumnHeader key={name} textAlign="end">
                    {t(`report.tally.${name}`)}
                  </Table.ColumnHeader>
                ))}
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {providers.map((provider) => (
                <Table.Row key={provider.name}>
                  <Table.Cell>{nameOf(provider.name)}</Table.Cell>
                  {TALLIED.map((name) => (
                    <Table.Cell key={name} textAlign="end" fontVariantNumeric="tabular-nums">
                      {format.number(provider[name])}
                    </Table.Cell>
                  ))}
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Box>
      )}
    </ReportSection>
  );
}
