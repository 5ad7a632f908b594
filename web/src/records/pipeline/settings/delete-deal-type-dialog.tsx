import { Button, Input, Stack, Text } from "@chakra-ui/react";
import type { Pipeline } from "@dure/domain/records/pipeline";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "../../../ui/form/field-frame";
import { FormError } from "../../../ui/form-error";
import { Modal } from "../../../ui/modal";
import { notify } from "../../../ui/toaster";
import { useFormat } from "../../../ui/use-format";
import { useDeletePipeline } from "./use-pipeline-changes";
import { useStageDeals } from "./use-stage-deals";

type DeleteDealTypeDialogProps = { pipeline: Pipeline; onClose: () => void; onDeleted: () => void };

/** Says what goes with a deal type, and takes its name for a yes. */
export function DeleteDealTypeDialog({ pipeline, onClose, onDeleted }: DeleteDealTypeDialogProps) {
  const { t } = useTranslation(["records", "ui"]);
  const id = useId();
  const format = useFormat();
  const { total } = useStageDeals(pipeline.id);
  const remove = useDeletePipeline();
  const [typed, setTyped] = useState("");
  const done = () => {
    notify.success({ title: t("records:pipelineSettings.typeDeleted", { title: pipeline.title }) });
    onDeleted();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === pipeline.title) remove.mutate({ params: { id: pipeline.id } }, { onSuccess: done });
  };
  return (
    <Modal
      open
      title={t("records:pipelineSettings.deleteTypeTitle", { title: pipeline.title })}
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("ui:cancel")}
          </Button>
          <Button
            type="submit"
            form={id}
            colorPalette="red"
            disabled={typed.trim() !== pipeline.title}
            loading={remove.isPending}
          >
            {t("records:pipelineSettings.delete")}
          </Button>
        </>
      }
    >
      <Stack as="form" id={id} gap="4" onSubmit={submit}>
        <Text>
          {total === undefined
            ? t("records:pipelineSettings.counting")
            : t("records:pipelineSettings.dealsGo", { count: total, formatted: format.number(total) })}
        </Text>
        <Text color="fg.muted">{t("records:pipelineSettings.pagesFollow")}</Text>
        <FieldFrame label={t("records:pipelineSettings.typeToDelete", { title: pipeline.title })}>
          <Input value={typed} autoComplete="off" onChange={({ target }) => setTyped(target.value)} />
        </FieldFrame>
        <FormError error={remove.error} />
      </Stack>
    </Modal>
  );
}
