import { Box, Table, Link as TextLink } from "@chakra-ui/react";
import type { Report } from "@dure/domain/reports/dashboard/report";
import { GeneralSetting } from "@dure/domain/reports/setting/general-setting";
import type { DashboardFilter } from "@dure/domain/reports/simulation/dashboard-filter";
import type { Simulation } from "@dure/domain/reports/simulation/simulation";
import { Link } from "react-router";
import { useDrillDown } from "./use-drill-down";
import { useTableRows } from "./use-table-rows";

type ChartTableProps = {
  simulation: Simulation;
  setting: Report["setting"];
  filter: DashboardFilter;
  title: string;
  /** Whether only screen readers find it: then nothing in it takes the focus. */
  isHidden?: boolean;
};

const NO_RECORDS = GeneralSetting.parse({});

/** A chart's numbers, each row with the way to its records. */
export function ChartTable({ simulation, setting, filter, title, isHidden = false }: ChartTableProps) {
  const ofRecords = "chart_type" in setting;
  const asked = ofRecords ? (setting as GeneralSetting) : NO_RECORDS;
  const { columns, rows } = useTableRows(simulation, asked.group_by);
  const addressOf = useDrillDown(asked, filter);
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
          {rows.map(({ key, label, group, values }) => (
            <Table.Row key={key}>
              <Table.ColumnHeader scope="row" fontWeight="normal">
                {ofRecords && !isHidden ? (
                  <TextLink asChild>
                    <Link to={addressOf(group ? [group] : [])}>{label}</Link>
                  </TextLink>
                ) : (
                  label
                )}
              </Table.ColumnHeader>
              {values.map((value, place) => (
                <Table.Cell key={columns[place]?.key} textAlign="end" fontVariantNumeric="tabular-nums">
                  {value}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
