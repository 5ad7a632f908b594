import type { RecordView } from "@dure/domain/records/record";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { notify } from "../../../ui/toaster";
import { useErrorText } from "../../../ui/use-error-text";
import { useDeleteRecord } from "../use-delete-record";

type DeleteRecordDialogProps = { record: RecordView; open: boolean; onClose: () => void; onDeleted: () => void };

export function DeleteRecordDialog({ record, open, onClose, onDeleted }: DeleteRecordDialogProps) {
  const { t } = useTranslation("records");
  const errorText = useErrorText();
  const remove = useDeleteRecord();
  const confirm = async () => {
    try {
      await remove.mutateAsync(record);
      notify.success({ title: t("detail.deleted") });
      onClose();
      onDeleted();
    } catch (error) {
      notify.error({ title: t("detail.deleteFailed"), description: errorText(error) });
    }
  };
  return (
    <ConfirmDialog
      open={open}
      title={t("detail.deleteTitle", { label: record.label })}
      description={t("detail.deleteHint")}
      confirm={t("detail.delete")}
      danger
      busy={remove.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
