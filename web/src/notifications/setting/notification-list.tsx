import { Table } from "@chakra-ui/react";
import type { SettingView } from "@dure/domain/notifications/setting/setting";
import { Bell } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { DeleteNotificationDialog } from "./delete-notification-dialog";
import { useNotifications } from "./notification-queries";
import { NotificationRow } from "./notification-row";

export function NotificationList() {
  const { t } = useTranslation("notifications");
  const { data, error, isError, refetch } = useNotifications();
  const [deleting, setDeleting] = useState<SettingView>();
  if (isError && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <ListSkeleton />;
  if (data.length === 0)
    return <EmptyState icon={Bell} title={t("empty.title")} description={t("empty.description")} />;
  return (
    <>
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{t("column.title")}</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">{t("column.trigger")}</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="lg">{t("column.action")}</Table.ColumnHeader>
            <Table.ColumnHeader>{t("column.state")}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{t("column.actions")}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {data.map((setting) => (
            <NotificationRow key={setting.id} setting={setting} onDelete={() => setDeleting(setting)} />
          ))}
        </Table.Body>
      </Table.Root>
      <DeleteNotificationDialog setting={deleting} onClose={() => setDeleting(undefined)} />
    </>
  );
}
