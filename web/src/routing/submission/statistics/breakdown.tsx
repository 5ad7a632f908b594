import { Box, SegmentGroup, Spinner, Table, Text } from "@chakra-ui/react";
import type { RouterView } from "@dure/domain/routing/router/router";
import { RESULT_KEYS, type ResultKey, type Results } from "@dure/domain/routing/submission/results";
import { rateOf } from "@dure/domain/routing/submission/summarize";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMembers } from "../../../records/member/member-queries";
import { lazyComponent } from "../../../ui/lazy/lazy-component";
import { useFormat } from "../../../ui/use-format";
import { FigureBox } from "./figure-box";
import { FigureLegend } from "./figure-legend";
import { percent } from "./percent";

const BreakdownChart = lazyComponent(async () => (await import("./breakdown-chart")).BreakdownChart);

/** How many rows the chart has room for; the table has all. */
const MAX_BARS = 8;
const COLUMNS = ["submits", "qualified", "booked", "held"] as const;

type BreakdownProps = { results: Results; groups: RouterView["groups"] };

/** The results of submissions by source, by group, or by host. */
export function Breakdown({ results, groups }: BreakdownProps) {
  const { t } = useTranslation("routing");
  const format = useFormat();
  const [by, setBy] = useState<ResultKey>("source");
  const labelOf = useLabels(groups);
  const rows = results[by].map((row) => ({ ...row, label: labelOf(by, row.key) }));
  return (
    <FigureBox
      title={t("submissions.breakdown.title")}
      description={t(`submissions.breakdown.hint.${by}`)}
      tools={
        <SegmentGroup.Root
          size="sm"
          aria-label={t("submissions.breakdown.by")}
          value={by}
          onValueChange={({ value }) => setBy(RESULT_KEYS.find((key) => key === value) ?? by)}
        >
          <SegmentGroup.Indicator />
          <SegmentGroup.Items
            items={RESULT_KEYS.map((value) => ({ value, label: t(`submissions.breakdown.key.${value}`) }))}
          />
        </SegmentGroup.Root>
      }
    >
      {rows.length === 0 && <Text color="fg.muted">{t("submissions.loss.none")}</Text>}
      {rows.length > 0 && (
        <>
          <Box aria-hidden>
            <FigureLegend />
            <Box h={`${4 + Math.min(rows.length, MAX_BARS) * 2.25}rem`}>
              <Suspense fallback={<Spinner />}>
                <BreakdownChart rows={rows.slice(0, MAX_BARS)} />
              </Suspense>
            </Box>
          </Box>
          <Table.ScrollArea>
            <Table.Root size="sm" aria-label={t("submissions.breakdown.title")}>
              <Table.Header>
                <Table.Row bg="transparent">
                  <Table.ColumnHeader>{t(`submissions.breakdown.key.${by}`)}</Table.ColumnHeader>
                  {COLUMNS.map((column) => (
                    <Table.ColumnHeader key={column} textAlign="end" whiteSpace="normal">
                      {t(`submissions.figure.${column}.name`)}
                    </Table.ColumnHeader>
                  ))}
                  <Table.ColumnHeader textAlign="end" whiteSpace="normal">
                    {t("submissions.breakdown.rate")}
                  </Table.ColumnHeader>
                </Table.Row>
              </Table.Header>
              <Table.Body>
                {rows.map((row) => (
                  <Table.Row key={row.key} bg="transparent">
                    <Table.Cell maxW="48" truncate>
                      {row.label}
                    </Table.Cell>
                    {COLUMNS.map((column) => (
                      <Table.Cell key={column} textAlign="end" fontVariantNumeric="tabular-nums">
                        {format.number(row[column])}
                      </Table.Cell>
                    ))}
                    <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
                      {percent(rateOf(row.booked, row.submits))}
                    </Table.Cell>
                  </Table.Row>
                ))}
              </Table.Body>
            </Table.Root>
          </Table.ScrollArea>
        </>
      )}
    </FigureBox>
  );
}

function useLabels(groups: RouterView["groups"]) {
  const { t } = useTranslation("routing");
  const { nameOf } = useMembers();
  return (by: ResultKey, key: string): string => {
    if (key === "") return t(`submissions.breakdown.none.${by}`);
    if (by === "source") return key;
    if (by === "host") return nameOf(key) ?? t("routers.creatorGone");
    const group = groups.find(({ id }) => id === key);
    return group ? group.props.name || t("actions.unnamed") : t("submissions.breakdown.goneGroup");
  };
}
