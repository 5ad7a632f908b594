import { Box, Table } from "@chakra-ui/react";
import type { Simulation } from "@dure/domain/reports/simulation/simulation";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";
import { toTable } from "./to-table";

/** A chart's numbers, for those who can't see the chart or want to read them. */
export function ChartTable({ simulation, title }: { simulation: Simulation; title: string }) {
  const { t } = useTranslation("reports");
  const format = useFormat();
  const { columns, rows } = toTable(simulation, {
    value: t("chart.value"),
    total: t("chart.total"),
    converted: t("chart.converted"),
    rate: t("chart.rate"),
    blank: t("chart.blank"),
  });
  return (
    // Tab reaches it, so that it can be scrolled with the keys.
    <Box h="full" overflow="auto" tabIndex={0} role="region" aria-label={title}>
      <Table.Root size="sm" stickyHeader>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader />
            {columns.map((column) => (
              <Table.ColumnHeader key={column.key} textAlign="end">
                {column.label}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map(({ key, label, values }) => (
            <Table.Row key={key}>
              <Table.ColumnHeader scope="row" fontWeight="normal">
                {label}
              </Table.ColumnHeader>
              {values.map((value, place) => (
                <Table.Cell key={columns[place]?.key} textAlign="end" fontVariantNumeric="tabular-nums">
                  {value === null ? "–" : format.number(value)}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
