import { Stack } from "@chakra-ui/react";
import { findStage, type Pipeline, stagesOf } from "@dure/domain/records/pipeline";
import type { RecordView } from "@dure/domain/records/record";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { SelectField } from "../../ui/form/select-field";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormError } from "../../ui/form-error";
import { notify } from "../../ui/toaster";
import type { useConvert } from "./use-convert";

const Place = z.object({ pipelineId: z.string().min(1), stageId: z.string().min(1) });

type ConvertFormProps = {
  id: string;
  record: RecordView;
  pipelines: readonly Pipeline[];
  convert: ReturnType<typeof useConvert>;
  onDone: () => void;
};

/** The deal type and the stage; another type begins at its first stage. */
export function ConvertForm({ id, record, pipelines, convert, onDone }: ConvertFormProps) {
  const { t } = useTranslation("records");
  const first = pipelines.find((pipeline) => pipeline.id === record.record_type?.id) ?? pipelines[0];
  const { control, handleSubmit, watch, setValue } = useZodForm(Place, {
    defaultValues: { pipelineId: first?.id ?? "", stageId: record.stage?.id ?? firstStageOf(first) },
  });
  const [pipelineId, stageId] = watch(["pipelineId", "stageId"]);
  const chosen = pipelines.find((pipeline) => pipeline.id === pipelineId);

  useEffect(() => {
    if (chosen && !findStage(chosen, stageId)) setValue("stageId", firstStageOf(chosen));
  }, [chosen, stageId, setValue]);

  const submit = handleSubmit((place) =>
    convert.mutate(
      { record, ...place },
      {
        onSuccess: () => {
          const stage = (chosen && findStage(chosen, place.stageId)?.label) ?? "";
          notify.success({
            title: record.entity === "lead" ? t("pipeline.converted") : t("pipeline.moved", { stage }),
          });
          onDone();
        },
      },
    ),
  );

  return (
    <Stack as="form" id={id} gap="4" onSubmit={submit}>
      <SelectField
        control={control}
        name="pipelineId"
        label={t("pipeline.type")}
        options={pipelines.map((pipeline) => ({ value: pipeline.id, label: pipeline.title }))}
      />
      <SelectField
        control={control}
        name="stageId"
        label={t("pipeline.stage")}
        options={chosen ? stagesOf(chosen).map((stage) => ({ value: stage.id, label: stage.label })) : []}
      />
      <FormError error={convert.error} />
    </Stack>
  );
}

const firstStageOf = (pipeline: Pipeline | undefined): string => (pipeline && stagesOf(pipeline)[0]?.id) || "";
