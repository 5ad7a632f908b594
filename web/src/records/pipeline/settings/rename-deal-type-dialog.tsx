import { Button, Stack } from "@chakra-ui/react";
import { type Pipeline, PipelineTitle } from "@dure/domain/records/pipeline";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { TextField } from "../../../ui/form/text-field";
import { useZodForm } from "../../../ui/form/use-zod-form";
import { FormError } from "../../../ui/form-error";
import { Modal } from "../../../ui/modal";
import { useRenamePipeline } from "./use-pipeline-changes";

const Rename = z.object({ title: PipelineTitle });

export function RenameDealTypeDialog({ pipeline, onClose }: { pipeline: Pipeline; onClose: () => void }) {
  const { t } = useTranslation(["records", "ui"]);
  const id = useId();
  const rename = useRenamePipeline();
  const { control, handleSubmit } = useZodForm(Rename, {
    defaultValues: { title: pipeline.title },
    messages: { title: t("records:pipelineSettings.titleRule") },
  });
  const submit = handleSubmit((body) => rename.mutate({ params: { id: pipeline.id }, body }, { onSuccess: onClose }));
  return (
    <Modal
      open
      title={t("records:pipelineSettings.renameType")}
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("ui:cancel")}
          </Button>
          <Button type="submit" form={id} loading={rename.isPending}>
            {t("ui:save")}
          </Button>
        </>
      }
    >
      <Stack as="form" id={id} gap="4" onSubmit={submit}>
        <TextField
          control={control}
          name="title"
          label={t("records:pipelineSettings.title")}
          required
          autoFocus
          maxLength={60}
        />
        <FormError error={rename.error} />
      </Stack>
    </Modal>
  );
}
