import { findStage, type Pipeline, stagesOf } from "@dure/domain/records/pipeline/pipeline";
import type { RecordView } from "@dure/domain/records/record/record";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { SelectField } from "../../ui/form/select-field";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormDialog } from "../../ui/form-dialog";
import { useUndoNotice } from "../../ui/toast/use-undo-notice";
import { useStageProperty } from "./asked/use-stage-property";
import { stageOptions } from "./stage-options";
import { isWon, useCelebration } from "./use-celebration";
import { undoConversion, useConvert } from "./use-convert";

const Place = z.object({ pipelineId: z.string().min(1), stageId: z.string().min(1) });

type ConvertFormProps = {
  record: RecordView;
  pipelines: readonly Pipeline[];
  onClose: () => void;
};

/** The deal type and the stage; another type begins at its first stage. */
export function ConvertForm({ record, pipelines, onClose }: ConvertFormProps) {
  const { t } = useTranslation("records");
  const convert = useConvert();
  const { propertyFor, dialog } = useStageProperty();
  const offerUndo = useUndoNotice();
  const celebrate = useCelebration();
  const isLead = record.entity === "lead";
  const first = pipelines.find((pipeline) => pipeline.id === record.record_type?.id) ?? pipelines[0];
  const { control, handleSubmit, watch, setValue, guard } = useZodForm(Place, {
    draft: false,
    defaultValues: { pipelineId: first?.id ?? "", stageId: record.stage?.id ?? firstStageOf(first) },
  });
  const [pipelineId, stageId] = watch(["pipelineId", "stageId"]);
  const chosen = pipelines.find((pipeline) => pipeline.id === pipelineId);

  useEffect(() => {
    if (chosen && !findStage(chosen, stageId)) setValue("stageId", firstStageOf(chosen));
  }, [chosen, stageId, setValue]);

  const submit = handleSubmit(async (place) => {
    const stage = chosen && findStage(chosen, place.stageId);
    const answer = await propertyFor(record, place);
    if (!answer) return;
    convert.mutate(
      { record, ...place, ...answer },
      {
        onSuccess: () => {
          offerUndo({
            title: isLead ? t("pipeline.converted") : t("pipeline.moved", { stage: stage?.label ?? "" }),
            onUndo: () => undoConversion(record, place.pipelineId),
            undone: t("detail.restored", { label: record.label }),
          });
          onClose();
          if (isWon(stage) && !isWon(record.stage)) void celebrate(record.label);
        },
      },
    );
  });

  return (
    <FormDialog
      guard={guard}
      title={t(isLead ? "pipeline.convert" : "pipeline.changeType")}
      submit={t(isLead ? "pipeline.convert" : "pipeline.move")}
      busy={convert.isPending}
      error={convert.error}
      errorTitle={t(isLead ? "pipeline.convertFailed" : "pipeline.changeTypeFailed")}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        control={control}
        name="pipelineId"
        label={t("pipeline.type")}
        options={pipelines.map((pipeline) => ({ value: pipeline.id, label: pipeline.title }))}
      />
      <SelectField control={control} name="stageId" label={t("pipeline.stage")} options={stageOptions(chosen)} />
      {dialog}
    </FormDialog>
  );
}

const firstStageOf = (pipeline: Pipeline | undefined): string => (pipeline && stagesOf(pipeline)[0]?.id) || "";
