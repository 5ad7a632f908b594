import { Box, Skeleton, Table } from "@chakra-ui/react";
import type { HistoryEntry } from "@dure/domain/journeys/company/company-details";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { lazyComponent } from "../../ui/lazy/lazy-component";
import { useFormat } from "../../ui/use-format";
import { InsightSection } from "./insight-section";

const HistoryChart = lazyComponent(async () => (await import("./history-chart")).HistoryChart);

type HistoryFigureProps = {
  name: "employees" | "revenue" | "profit" | "sales";
  /** Oldest first; the values are numbers of people, or amounts in won. */
  entries: readonly HistoryEntry[];
};

/** Figures of the last years as a chart, and the same as a table with their sources. */
export function HistoryFigure({ name, entries }: HistoryFigureProps) {
  const { t } = useTranslation("journeys");
  const format = useFormat();
  const isPeople = name === "employees";
  const text = (value: number) =>
    isPeople ? t("company.history.people", { count: value, number: format.number(value) }) : format.money(value, "KRW");
  const title = t(`company.history.${name}`);
  return (
    <Box flex="1 1 16rem" minW="0">
      <InsightSection title={title}>
        <Box h="36" aria-hidden>
          <Suspense fallback={<Skeleton h="36" />}>
            <HistoryChart entries={entries} text={text} isMoney={!isPeople} />
          </Suspense>
        </Box>
        <Box overflowX="auto" tabIndex={0} role="region" aria-label={title}>
          <Table.Root size="sm">
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeader>{t("company.history.period")}</Table.ColumnHeader>
                <Table.ColumnHeader textAlign="end">{t("company.history.value")}</Table.ColumnHeader>
                <Table.ColumnHeader>{t("company.history.provider")}</Table.ColumnHeader>
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {entries.map(({ period, value, basis, provider }) => (
                <Table.Row key={period}>
                  <Table.Cell>{period}</Table.Cell>
                  <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
                    {text(value)}
                  </Table.Cell>
                  <Table.Cell color="fg.muted" textStyle="xs">
                    {[t(`company.provider.${provider}`), basis && t(`company.basis.${basis}`)]
                      .filter(Boolean)
                      .join(" · ")}
                  </Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Box>
      </InsightSection>
    </Box>
  );
}
