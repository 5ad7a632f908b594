import { type Pipeline, PipelineTitle } from "@dure/domain/records/pipeline/pipeline";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { TextField } from "../../../ui/form/text-field";
import { useZodForm } from "../../../ui/form/use-zod-form";
import { FormDialog } from "../../../ui/form-dialog";
import { useRenamePipeline } from "./use-pipeline-changes";

const Rename = z.object({ title: PipelineTitle });

export function RenameDealTypeDialog({ pipeline, onClose }: { pipeline: Pipeline; onClose: () => void }) {
  const { t } = useTranslation(["records", "ui"]);
  const rename = useRenamePipeline();
  const { control, handleSubmit, guard } = useZodForm(Rename, {
    draft: pipeline.id,
    defaultValues: { title: pipeline.title },
  });
  const submit = handleSubmit((body) => rename.mutate({ params: { id: pipeline.id }, body }, { onSuccess: onClose }));
  return (
    <FormDialog
      guard={guard}
      title={t("records:pipelineSettings.renameType")}
      submit={t("ui:save")}
      busy={rename.isPending}
      error={rename.error}
      errorTitle={t("records:pipelineSettings.renameFailed")}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        control={control}
        name="title"
        label={t("records:pipelineSettings.title")}
        required
        autoFocus
        maxLength={60}
      />
    </FormDialog>
  );
}
