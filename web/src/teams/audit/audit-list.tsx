import { Table, Text } from "@chakra-ui/react";
import type { AuditEntry } from "@dure/domain/teams/audit/audit-entry";
import { ScrollText } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { MoreButton } from "../../ui/more-button";
import { useFormat } from "../../ui/use-format";
import { AuditDialog } from "./audit-dialog";
import { type AuditFilter, useAuditLog } from "./audit-queries";
import { AuditRow } from "./audit-row";

/** The entries, newest first, more on demand. */
export function AuditList({ filter }: { filter: AuditFilter }) {
  const { t } = useTranslation("teams");
  const format = useFormat();
  const log = useAuditLog(filter);
  const [shown, setShown] = useState<AuditEntry>();
  if (log.isPending) return <ListSkeleton />;
  if (log.isError) return <ErrorState error={log.error} onRetry={log.refetch} />;
  const entries = log.data.pages.flatMap(({ data }) => data);
  const total = log.data.pages[0]?.total;
  if (entries.length === 0 && !log.hasNextPage)
    return (
      <EmptyState icon={ScrollText} title={t("auditLog.empty.title")} description={t("auditLog.empty.description")} />
    );
  return (
    <>
      {typeof total === "number" && (
        <Text textStyle="sm" color="fg.muted" mb="2">
          {t("auditLog.total", { count: total, shown: format.number(total) })}
        </Text>
      )}
      <Table.Root size="sm" interactive>
        <Table.Header hideBelow="md">
          <Table.Row>
            <Table.ColumnHeader>{t("auditLog.column.at")}</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="lg">{t("auditLog.column.ip")}</Table.ColumnHeader>
            <Table.ColumnHeader>{t("auditLog.column.account")}</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="lg">{t("auditLog.column.category")}</Table.ColumnHeader>
            <Table.ColumnHeader>{t("auditLog.column.target")}</Table.ColumnHeader>
            <Table.ColumnHeader>{t("auditLog.column.action")}</Table.ColumnHeader>
            <Table.ColumnHeader>{t("auditLog.column.message")}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {entries.map((entry) => (
            <AuditRow key={entry.id} entry={entry} onOpen={() => setShown(entry)} />
          ))}
        </Table.Body>
      </Table.Root>
      <MoreButton list={log} />
      {shown && <AuditDialog entry={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
