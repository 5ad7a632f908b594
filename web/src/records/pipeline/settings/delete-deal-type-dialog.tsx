import { Input, Text } from "@chakra-ui/react";
import type { Pipeline } from "@dure/domain/records/pipeline/pipeline";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "../../../ui/form/field-frame";
import { FormDialog } from "../../../ui/form-dialog";
import { notify } from "../../../ui/toast/notify";
import { useFormat } from "../../../ui/use-format";
import { useDeletePipeline } from "./use-pipeline-changes";
import { useStageDeals } from "./use-stage-deals";

type DeleteDealTypeDialogProps = { pipeline: Pipeline; onClose: () => void; onDeleted: () => void };

/** Says what is deleted along with a deal type, and asks for its name as a confirmation. */
export function DeleteDealTypeDialog({ pipeline, onClose, onDeleted }: DeleteDealTypeDialogProps) {
  const { t } = useTranslation("records");
  const format = useFormat();
  const { total } = useStageDeals(pipeline.id);
  const remove = useDeletePipeline();
  const [typed, setTyped] = useState("");
  const done = () => {
    notify.success({ title: t("pipelineSettings.typeDeleted", { title: pipeline.title }) });
    onDeleted();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === pipeline.title) remove.mutate({ params: { id: pipeline.id } }, { onSuccess: done });
  };
  return (
    <FormDialog
      title={t("pipelineSettings.deleteTypeTitle", { title: pipeline.title })}
      submit={t("pipelineSettings.delete")}
      danger
      busy={remove.isPending}
      disabled={typed.trim() !== pipeline.title}
      error={remove.error}
      errorTitle={t("pipelineSettings.deleteFailed")}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>
        {total === undefined
          ? t("pipelineSettings.counting")
          : t("pipelineSettings.dealsGo", { count: total, formatted: format.number(total) })}
      </Text>
      <Text color="fg.muted">{t("pipelineSettings.pagesFollow")}</Text>
      <FieldFrame label={t("pipelineSettings.typeToDelete", { title: pipeline.title })}>
        <Input value={typed} autoComplete="off" onChange={({ target }) => setTyped(target.value)} />
      </FieldFrame>
    </FormDialog>
  );
}
