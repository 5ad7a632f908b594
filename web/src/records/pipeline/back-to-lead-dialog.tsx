import type { RecordView } from "@dure/domain/records/record/record";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { useBackToLead } from "./use-convert";

type BackToLeadDialogProps = { record: RecordView; pipelineId: string; open: boolean; onClose: () => void };

export function BackToLeadDialog({ record, pipelineId, open, onClose }: BackToLeadDialogProps) {
  const { t } = useTranslation("records");
  const errorText = useErrorText();
  const back = useBackToLead();
  const confirm = async () => {
    try {
      await back.mutateAsync({ record, pipelineId });
      notify.success({ title: t("pipeline.backToLeadDone") });
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
      busy={back.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
