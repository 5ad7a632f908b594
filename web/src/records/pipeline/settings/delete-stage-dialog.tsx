import type { Pipeline } from "@dure/domain/records/pipeline/pipeline";
import { stagesOf } from "@dure/domain/records/pipeline/pipeline";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { FormError } from "../../../ui/form-error";
import { MoveDealsDialog } from "./move-deals-dialog";
import { useDeleteStage } from "./use-pipeline-changes";

type DeleteStageDialogProps = {
  pipeline: Pipeline;
  stage: { id: string; label: string };
  deals: number | undefined;
  onClose: () => void;
};

/** Asks before a stage is deleted, or says why it can't be. */
export function DeleteStageDialog({ pipeline, stage, deals, onClose }: DeleteStageDialogProps) {
  const { t } = useTranslation(["records", "ui"]);
  const remove = useDeleteStage();
  const isLast = stagesOf(pipeline).length === 1;
  if (deals && !isLast) return <MoveDealsDialog {...{ pipeline, stage, deals, onClose }} />;
  if (isLast)
    return (
      <ConfirmDialog
        open
        title={t("records:pipelineSettings.stageStays", { label: stage.label })}
        description={t("records:pipelineSettings.lastStage")}
        confirm={t("records:pipelineSettings.understood")}
        cancel={t("ui:cancel")}
        onConfirm={onClose}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      open
      danger
      title={t("records:pipelineSettings.deleteStageTitle", { label: stage.label })}
      description={
        remove.error ? (
          <FormError error={remove.error} title={t("records:pipelineSettings.deleteStageFailed")} />
        ) : (
          t("records:pipelineSettings.deleteStageHint")
        )
      }
      confirm={t("records:pipelineSettings.delete")}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: pipeline.id, stageId: stage.id } }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
