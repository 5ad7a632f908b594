import type { RecordView } from "@dure/domain/records/record/record";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { useStartBulk } from "../bulk/use-start-bulk";

type BackToLeadDialogProps = { record: RecordView; open: boolean; onClose: () => void };

/** Turns a deal back into a lead, as a task of one record. Undoing the task keeps the date of the conversion. */
export function BackToLeadDialog({ record, open, onClose }: BackToLeadDialogProps) {
  const { t } = useTranslation("records");
  const errorText = useErrorText();
  const start = useStartBulk("deal");
  const confirm = async () => {
    try {
      await start.mutateAsync({ action: { action: "deallocate" }, target: { ids: [record.id] } });
      onClose();
    } catch (error) {
      notify.error({ title: t("pipeline.backToLeadFailed"), description: errorText(error) });
    }
  };
  return (
    <ConfirmDialog
      open={open}
      title={t("pipeline.backToLeadTitle")}
      description={t("pipeline.backToLeadHint")}
      confirm={t("pipeline.backToLead")}
      busy={start.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
