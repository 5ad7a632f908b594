import type { RecordView } from "@dure/domain/records/record/record";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { notify } from "../../../ui/toast/notify";
import { useUndoNotice } from "../../../ui/toast/use-undo-notice";
import { useErrorText } from "../../../ui/use-error-text";
import { restoreRecord, useDeleteRecord } from "../use-delete-record";

type DeleteRecordDialogProps = { record: RecordView; open: boolean; onClose: () => void; onDeleted: () => void };

export function DeleteRecordDialog({ record, open, onClose, onDeleted }: DeleteRecordDialogProps) {
  const { t } = useTranslation("records");
  const errorText = useErrorText();
  const undoNotice = useUndoNotice();
  const remove = useDeleteRecord();
  const confirm = async () => {
    try {
      await remove.mutateAsync(record);
      undoNotice({
        title: t("detail.deleted"),
        onUndo: () => restoreRecord(record),
        undone: t("detail.restored", { label: record.label }),
      });
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
      description={t("detail.deleteRecordHint")}
      confirm={t("detail.delete")}
      danger
      busy={remove.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
