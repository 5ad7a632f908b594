import { Box, Table } from "@chakra-ui/react";
import type { Report } from "@dure/domain/reports/dashboard/report";
import type { ConversionSetting } from "@dure/domain/reports/setting/conversion-setting";
import { GeneralSetting } from "@dure/domain/reports/setting/general-setting";
import type { DashboardFilter } from "@dure/domain/reports/simulation/dashboard-filter";
import type { Simulation } from "@dure/domain/reports/simulation/simulation";
import { LinkedValue } from "../drill-down/linked-value";
import { conversionAddress, stageAddress } from "./drill-down";
import { useDrillDown } from "./use-drill-down";
import { type TableRow, useTableRows } from "./use-table-rows";

type ChartTableProps = {
  simulation: Simulation;
  setting: Report["setting"];
  filter: DashboardFilter;
  title: string;
  /** Whether the table is for screen readers only: then nothing in it takes the focus. */
  isHidden?: boolean;
};

const NO_RECORDS = GeneralSetting.parse({});

/** A chart's numbers, each a link to its records. */
export function ChartTable({ simulation, setting, filter, title, isHidden = false }: ChartTableProps) {
  const asked = "chart_type" in setting ? (setting as GeneralSetting) : NO_RECORDS;
  const { columns, rows } = useTableRows(simulation, asked.group_by);
  const addressOf = useDrillDown(asked, filter);
  const hrefOf = ({ cells, part, stage }: TableRow, place: number): string | undefined => {
    if (isHidden) return undefined;
    if (stage && "nested_filter" in setting) return stageAddress(setting as ConversionSetting, filter, stage);
    if (part && "nested_filter" in setting) return conversionAddress(setting as ConversionSetting, filter, part);
    const cell = cells[place];
    return cell && asked === setting ? addressOf(cell) : undefined;
  };
  return (
    // Tab reaches it, so that it can be scrolled with the keys.
    <Box h="full" role="region" aria-label={title} {...(!isHidden && { tabIndex: 0, overflow: "auto" })}>
      <Table.Root size="sm" stickyHeader>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader />
            {columns.map(({ key, label }) => (
              <Table.ColumnHeader key={key} textAlign="end">
                {label}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row) => (
            <Table.Row key={row.key}>
              <Table.ColumnHeader scope="row" fontWeight="normal">
                {row.label}
              </Table.ColumnHeader>
              {row.values.map((value, place) => (
                <Table.Cell key={columns[place]?.key} textAlign="end" fontVariantNumeric="tabular-nums">
                  <LinkedValue href={hrefOf(row, place)}>{value}</LinkedValue>
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
