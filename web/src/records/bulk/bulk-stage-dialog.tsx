import { findStage, stagesOf } from "@dure/domain/records/pipeline/pipeline";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { ErrorState } from "../../ui/error-state";
import { SelectField } from "../../ui/form/select-field";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormDialog } from "../../ui/form-dialog";
import { AskedFields } from "../pipeline/asked/asked-fields";
import { useAskedFields } from "../pipeline/asked/use-asked-fields";
import { usePipelines } from "../pipeline/pipeline-queries";
import { stageOptions } from "../pipeline/stage-options";
import { isWon, useCelebration } from "../pipeline/use-celebration";
import type { BulkDialogProps } from "./bulk-dialog-props";
import { useAmount } from "./use-amount";
import { useStartBulk } from "./use-start-bulk";

const Place = z.object({ pipelineId: z.string().min(1), stageId: z.string().min(1) });

/** Chooses the deal type and the stage that the selected leads or deals are to have. */
export function BulkStageDialog(props: BulkDialogProps & { act: "convert" | "move" }) {
  const { act, entity, selection, onClose, onStarted } = props;
  const { t } = useTranslation("records");
  const amount = useAmount(selection);
  const { data: pipelines = [], error, refetch } = usePipelines();
  const start = useStartBulk(entity);
  const celebrate = useCelebration();
  const { control, handleSubmit, watch, setValue, guard } = useZodForm(Place, {
    draft: false,
    defaultValues: { pipelineId: "", stageId: "" },
  });
  const [pipelineId, stageId] = watch(["pipelineId", "stageId"]);
  const chosen = pipelines.find((pipeline) => pipeline.id === pipelineId) ?? pipelines[0];

  useEffect(() => {
    if (!chosen) return;
    setValue("pipelineId", chosen.id);
    if (!findStage(chosen, stageId)) setValue("stageId", stagesOf(chosen)[0]?.id ?? "");
  }, [chosen, stageId, setValue]);

  const { fill, ...asked } = useAskedFields(chosen, stageId, act === "convert");
  const submit = handleSubmit((place) => {
    const action = { action: act, record_type_id: place.pipelineId, stage_id: place.stageId, ...fill() };
    const stage = chosen && findStage(chosen, place.stageId);
    start.mutate(
      { action, target: selection.target() },
      {
        onSuccess: () => {
          onStarted();
          if (isWon(stage)) void celebrate(t("bulk.wonDeals", amount));
        },
      },
    );
  });
  return (
    <FormDialog
      guard={guard}
      title={t(`bulk.${act}Title`, amount)}
      submit={t(`bulk.${act}Action`, amount)}
      busy={start.isPending}
      disabled={!chosen}
      error={start.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      <SelectField
        control={control}
        name="pipelineId"
        label={t("pipeline.type")}
        options={pipelines.map((pipeline) => ({ value: pipeline.id, label: pipeline.title }))}
      />
      <SelectField control={control} name="stageId" label={t("pipeline.stage")} options={stageOptions(chosen)} />
      {asked.fields.length > 0 && <AskedFields hint={t("bulk.asksHint")} {...asked} />}
    </FormDialog>
  );
}
