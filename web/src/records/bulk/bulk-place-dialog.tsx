import { Button, Stack } from "@chakra-ui/react";
import { findStage, stagesOf } from "@dure/domain/records/pipeline";
import { useEffect, useId } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { ErrorState } from "../../ui/error-state";
import { SelectField } from "../../ui/form/select-field";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormError } from "../../ui/form-error";
import { Modal } from "../../ui/modal";
import { usePipelines } from "../pipeline/pipeline-queries";
import type { BulkDialogProps } from "./bulk-dialog";
import { useAmount } from "./use-amount";
import { useStartBulk } from "./use-start-bulk";

const Place = z.object({ pipelineId: z.string().min(1), stageId: z.string().min(1) });

/** Chooses the deal type and the stage that the selected leads or deals are to have. */
export function BulkPlaceDialog(props: BulkDialogProps & { act: "convert" | "move" }) {
  const { act, entity, selection, onClose, onStarted } = props;
  const { t } = useTranslation(["records", "ui"]);
  const amount = useAmount(selection);
  const id = useId();
  const { data: pipelines = [], error, refetch } = usePipelines();
  const start = useStartBulk(entity);
  const { control, handleSubmit, watch, setValue } = useZodForm(Place, {
    defaultValues: { pipelineId: "", stageId: "" },
  });
  const [pipelineId, stageId] = watch(["pipelineId", "stageId"]);
  const chosen = pipelines.find((pipeline) => pipeline.id === pipelineId) ?? pipelines[0];

  useEffect(() => {
    if (!chosen) return;
    setValue("pipelineId", chosen.id);
    if (!findStage(chosen, stageId)) setValue("stageId", stagesOf(chosen)[0]?.id ?? "");
  }, [chosen, stageId, setValue]);

  const submit = handleSubmit((place) => {
    const action = { action: act, record_type_id: place.pipelineId, stage_id: place.stageId };
    start.mutate({ action, target: selection.target() }, { onSuccess: onStarted });
  });
  return (
    <Modal
      open
      title={t(`records:bulk.${act}Title`, amount)}
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("ui:cancel")}
          </Button>
          <Button type="submit" form={id} loading={start.isPending} disabled={!chosen}>
            {t(`records:bulk.${act}Action`, amount)}
          </Button>
        </>
      }
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      <Stack as="form" id={id} gap="4" onSubmit={submit}>
        <SelectField
          control={control}
          name="pipelineId"
          label={t("records:pipeline.type")}
          options={pipelines.map((pipeline) => ({ value: pipeline.id, label: pipeline.title }))}
        />
        <SelectField
          control={control}
          name="stageId"
          label={t("records:pipeline.stage")}
          options={chosen ? stagesOf(chosen).map((stage) => ({ value: stage.id, label: stage.label })) : []}
        />
        <FormError error={start.error} />
      </Stack>
    </Modal>
  );
}
