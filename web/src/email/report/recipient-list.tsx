import { Box, Table } from "@chakra-ui/react";
import type { ReportStatus } from "@dure/domain/email/report/report-status";
import { Mails } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { MoreButton } from "../../ui/more-button";
import { RecipientDialog } from "./history/recipient-dialog";
import { LIST_COLUMNS } from "./list-columns";
import { RecipientRow } from "./recipient-row";
import { useReportRows } from "./report-queries";

export function RecipientList({ id, status }: { id: string; status: ReportStatus }) {
  const { t } = useTranslation("email");
  const rows = useReportRows(id, status);
  const [opened, setOpened] = useState<string>();
  if (rows.isPending) return <ListSkeleton />;
  if (rows.isError) return <ErrorState error={rows.error} onRetry={rows.refetch} />;
  const all = rows.data.pages.flatMap(({ data }) => data);
  if (all.length === 0)
    return (
      <EmptyState icon={Mails} title={t("report.emptyList.title")} description={t("report.emptyList.description")} />
    );
  return (
    <>
      <Box overflowX="auto" tabIndex={0} role="region" aria-label={t(`report.list.${status}`)}>
        <Table.Root size="sm">
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>{t("report.column.email")}</Table.ColumnHeader>
              {LIST_COLUMNS[status].map((column) => (
                <Table.ColumnHeader key={column}>{t(`report.column.${column}`)}</Table.ColumnHeader>
              ))}
              <Table.ColumnHeader textAlign="end">{t("report.story.step")}</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {all.map((row) => (
              <RecipientRow key={row.id} row={row} columns={LIST_COLUMNS[status]} onOpen={() => setOpened(row.id)} />
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
      {opened && <RecipientDialog campaignId={id} recipientId={opened} onClose={() => setOpened(undefined)} />}
      <MoreButton list={rows} />
    </>
  );
}
