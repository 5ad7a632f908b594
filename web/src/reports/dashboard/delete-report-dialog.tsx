import { Stack, Text } from "@chakra-ui/react";
import type { Report } from "@dure/domain/reports/dashboard/report";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { FormError } from "../../ui/form-error";
import { notify } from "../../ui/toast/notify";
import { useDeleteReport } from "./dashboard-queries";

type DeleteReportDialogProps = {
  report: Pick<Report, "id" | "title"> | undefined;
  onDeleted?: () => void;
  onClose: () => void;
};

export function DeleteReportDialog({ report, onDeleted, onClose }: DeleteReportDialogProps) {
  const { t } = useTranslation("reports");
  const remove = useDeleteReport();
  const close = () => {
    remove.reset();
    onClose();
  };
  const done = () => {
    notify.success({ title: t("dashboard.report.deleted") });
    close();
    onDeleted?.();
  };
  return (
    <ConfirmDialog
      open={report !== undefined}
      title={t("dashboard.report.deleteTitle", { title: report?.title ?? "" })}
      description={
        <Stack gap="3">
          <Text>{t("dashboard.report.deleteHint")}</Text>
          <FormError error={remove.error} />
        </Stack>
      }
      confirm={t("dashboard.report.delete")}
      danger
      busy={remove.isPending}
      onConfirm={() => report && remove.mutate({ params: { id: report.id } }, { onSuccess: done })}
      onClose={close}
    />
  );
}
