import { Table } from "@chakra-ui/react";
import type { SegmentView } from "@dure/domain/email/segment/segment";
import { UsersRound } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/empty-state";
import { DeleteSegmentDialog } from "./delete-segment-dialog";
import { RenameSegmentDialog } from "./rename-segment-dialog";
import { SegmentRow } from "./segment-row";

export function SegmentList({ segments }: { segments: readonly SegmentView[] }) {
  const { t } = useTranslation("email");
  const [renamed, setRenamed] = useState<SegmentView>();
  const [deleted, setDeleted] = useState<SegmentView>();
  if (segments.length === 0)
    return (
      <EmptyState icon={UsersRound} title={t("segments.empty.title")} description={t("segments.empty.description")} />
    );
  return (
    <>
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{t("segments.column.name")}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{t("segments.column.size")}</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">{t("segments.column.changedBy")}</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">{t("segments.column.changedAt")}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{t("segments.column.actions")}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {segments.map((segment) => (
            <SegmentRow
              key={segment.id}
              segment={segment}
              onRename={() => setRenamed(segment)}
              onDelete={() => setDeleted(segment)}
            />
          ))}
        </Table.Body>
      </Table.Root>
      {renamed && <RenameSegmentDialog segment={renamed} onClose={() => setRenamed(undefined)} />}
      <DeleteSegmentDialog segment={deleted} onClose={() => setDeleted(undefined)} />
    </>
  );
}
