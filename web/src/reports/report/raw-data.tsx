import { Box, HStack, Table, Link as TextLink } from "@chakra-ui/react";
import type { ListedField } from "@dure/domain/records/filter/listed-field";
import type { RecordView } from "@dure/domain/records/record/record";
import type { ReportContent } from "@dure/domain/reports/dashboard/report";
import type { ConversionPart } from "@dure/domain/reports/raw-data/raw-data-api";
import type { DashboardFilter } from "@dure/domain/reports/simulation/dashboard-filter";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useListedLabel } from "../../records/filter/use-listed-label";
import { recordPath } from "../../records/record/entity-pages";
import { cellText, subjectOf } from "../../records/record/list/table/cell-text";
import { useCellTexts } from "../../records/record/list/table/use-cell-texts";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { MoreButton } from "../../ui/more-button";
import { ExportMenu } from "./export-menu";
import { RawDataColumns } from "./raw-data-columns";
import { useRawData } from "./report-queries";

type RawDataProps = {
  content: ReportContent;
  /** The dashboard's filter on the records, and the part of a conversion that they belong to. */
  filter?: DashboardFilter;
  part?: ConversionPart;
  columns: readonly string[];
  onColumns: (columns: string[]) => void;
};

/** The records behind a report, in columns that are kept with it. */
export function RawData({ content, filter, part, columns, onColumns }: RawDataProps) {
  const { t } = useTranslation("reports");
  const labelOf = useListedLabel();
  const rawData = useRawData({ content, filter, part }, columns);
  const { data, error, refetch } = rawData;
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <ListSkeleton />;
  const shown = data.pages[0]?.columns ?? [];
  const records = data.pages.flatMap((page) => page.data);
  const referred = new Map(data.pages.flatMap((page) => (page.referred ?? []).map((one) => [one.id, one] as const)));
  return (
    <>
      <HStack justify="flex-end" gap="2" mb="2">
        <RawDataColumns content={content} columns={columns} shown={shown} onChange={onColumns} />
        <ExportMenu behind={{ content, filter, part }} columns={columns} />
      </HStack>
      {records.length === 0 && <EmptyState title={t("chart.state.empty")} />}
      {records.length > 0 && (
        // Tab reaches it, so that it can be scrolled with the keys.
        <Box overflowX="auto" tabIndex={0} role="region" aria-label={t("report.tab.records")}>
          <Table.Root size="sm">
            <Table.Header>
              <Table.Row>
                {shown.map((field) => (
                  <Table.ColumnHeader key={field.identifier} whiteSpace="nowrap">
                    {labelOf(field)}
                  </Table.ColumnHeader>
                ))}
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {records.map((record) => (
                <RawDataRow key={record.id} record={record} columns={shown} referred={referred} />
              ))}
            </Table.Body>
          </Table.Root>
        </Box>
      )}
      <MoreButton list={rawData} />
    </>
  );
}

type RawDataRowProps = {
  record: RecordView;
  columns: readonly ListedField[];
  referred: ReadonlyMap<string, RecordView>;
};

/** The first value leads to the record. */
function RawDataRow({ record, columns, referred }: RawDataRowProps) {
  const words = useCellTexts();
  const { t } = useTranslation("reports");
  return (
    <Table.Row>
      {columns.map((field, place) => {
        const subject = subjectOf(record, field, (id) => (id ? referred.get(id) : undefined));
        const text = subject ? cellText(subject, field, words) : "";
        return (
          <Table.Cell key={field.identifier} maxW="64" truncate title={text}>
            {place === 0 ? (
              <TextLink asChild>
                <Link to={recordPath(record.entity, record.id)}>{text || t("report.records.unnamed")}</Link>
              </TextLink>
            ) : (
              text
            )}
          </Table.Cell>
        );
      })}
    </Table.Row>
  );
}
