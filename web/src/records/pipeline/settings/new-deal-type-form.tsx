import { Stack, Text } from "@chakra-ui/react";
import { defaultPipeline, type Pipeline, PipelineTitle, stagesOf } from "@dure/domain/records/pipeline/pipeline";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { language } from "../../../lib/language/language";
import { SelectField } from "../../../ui/form/select-field";
import { TextField } from "../../../ui/form/text-field";
import { useZodForm } from "../../../ui/form/use-zod-form";
import { FormError } from "../../../ui/form-error";
import { usePipelines } from "../pipeline-queries";
import type { useCreatePipeline } from "./use-pipeline-changes";

const NewDealType = z.object({ title: PipelineTitle, stagesOf: z.string().min(1) });
/** The choice of the stages that every team begins with. */
const USUAL = "usual";

type NewDealTypeFormProps = {
  id: string;
  create: ReturnType<typeof useCreatePipeline>;
  onCreated: (pipeline: Pipeline) => void;
};

/** A name, and the stages to begin with: the usual ones, or those of another deal type. */
export function NewDealTypeForm({ id, create, onCreated }: NewDealTypeFormProps) {
  const { t } = useTranslation("records");
  const { data: pipelines = [] } = usePipelines();
  const { control, handleSubmit, watch } = useZodForm(NewDealType, {
    defaultValues: { title: "", stagesOf: USUAL },
  });
  const source = watch("stagesOf");
  const model = pipelines.find((pipeline) => pipeline.id === source) ?? defaultPipeline(language(), "");
  const submit = handleSubmit(({ title }) => {
    const statuses = model.statuses.map(({ status, stages }) => ({
      status,
      stages: stages.map(({ label }) => ({ label })),
    }));
    create.mutate({ body: { title, statuses } }, { onSuccess: onCreated });
  });
  return (
    <Stack as="form" id={id} gap="4" onSubmit={submit}>
      <TextField control={control} name="title" label={t("pipelineSettings.title")} required autoFocus maxLength={60} />
      <SelectField
        control={control}
        name="stagesOf"
        label={t("pipelineSettings.stagesFrom")}
        options={[
          { value: USUAL, label: t("pipelineSettings.usualStages") },
          ...pipelines.map((pipeline) => ({ value: pipeline.id, label: pipeline.title })),
        ]}
      />
      <Text textStyle="xs" color="fg.muted">
        {stagesOf(model)
          .map(({ label }) => label)
          .join(" → ")}
      </Text>
      <FormError error={create.error} title={t("pipelineSettings.createFailed")} />
    </Stack>
  );
}
