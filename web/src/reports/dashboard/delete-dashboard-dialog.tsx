import { Stack, Text } from "@chakra-ui/react";
import type { DashboardView } from "@dure/domain/reports/dashboard/dashboard";
import { useTranslation } from "react-i18next";
import { useNavigateAfterSubmit } from "../../lib/http/use-navigate-after-submit";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { FormError } from "../../ui/form-error";
import { notify } from "../../ui/toast/notify";
import { useDeleteDashboard } from "./dashboard-queries";

type DeleteDashboardDialogProps = { dashboard: DashboardView | undefined; onClose: () => void };

/** Asks before a dashboard is deleted, then opens another. The last one is refused. */
export function DeleteDashboardDialog({ dashboard, onClose }: DeleteDashboardDialogProps) {
  const { t } = useTranslation("reports");
  const navigateAfterSubmit = useNavigateAfterSubmit();
  const remove = useDeleteDashboard();
  const close = () => {
    remove.reset();
    onClose();
  };
  const done = () => {
    notify.success({ title: t("dashboard.deleted") });
    close();
    navigateAfterSubmit("/dashboard", { replace: true });
  };
  return (
    <ConfirmDialog
      open={dashboard !== undefined}
      title={t("dashboard.deleteTitle", { title: dashboard?.title ?? "" })}
      description={
        <Stack gap="3">
          <Text>{t("dashboard.deleteHint", { count: dashboard?.reports.length ?? 0 })}</Text>
          <FormError error={remove.error} />
        </Stack>
      }
      confirm={t("dashboard.delete")}
      danger
      busy={remove.isPending}
      onConfirm={() => dashboard && remove.mutate({ params: { id: dashboard.id } }, { onSuccess: done })}
      onClose={close}
    />
  );
}
