import { findStage, stagesOf } from "@dure/domain/records/pipeline/pipeline";
import { CreateDeal } from "@dure/domain/records/record/record";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { SelectField } from "../../../ui/form/select-field";
import { DuplicateHint } from "../../duplicate/duplicate-hint";
import { usePipelines } from "../../pipeline/pipeline-queries";
import { stageOptions } from "../../pipeline/stage-options";
import { useCreateDeal } from "../use-create-record";
import { CreateFormFrame, type CreateFormProps } from "./create-form-frame";
import { createSchema } from "./create-schema";
import { CustomFields } from "./custom-fields";
import { LeadFields } from "./lead-fields";
import { useCreateForm, useKnownFields } from "./use-create-form";
import { useNewLeadValues } from "./use-new-lead-values";

const NewDeal = CreateDeal.extend({ pipelineId: z.string().min(1) });

export function DealForm({ dealType, stageId: firstStage, onCreated, onCancel }: CreateFormProps) {
  const { t } = useTranslation("records");
  const create = useCreateDeal();
  const { data: pipelines = [] } = usePipelines();
  const fields = useKnownFields("deal");
  const { control, handleSubmit, watch, setValue, guard } = useCreateForm(
    createSchema(NewDeal, fields),
    { ...useNewLeadValues(), pipelineId: dealType || (pipelines[0]?.id ?? ""), stage_id: firstStage },
    fields,
  );
  const [pipelineId, stageId] = watch(["pipelineId", "stage_id"]);
  const chosen = pipelines.find(({ id }) => id === pipelineId) ?? pipelines[0];

  useEffect(() => {
    if (!chosen || (pipelineId && findStage(chosen, stageId))) return;
    setValue("pipelineId", chosen.id);
    setValue("stage_id", stagesOf(chosen)[0]?.id ?? "");
  }, [chosen, pipelineId, stageId, setValue]);

  const submit = handleSubmit(({ pipelineId: recordTypeId, ...body }) =>
    create.mutate({ params: { recordTypeId }, body }, { onSuccess: onCreated }),
  );
  return (
    <CreateFormFrame
      guard={guard}
      error={create.error}
      busy={create.isPending}
      hint={<DuplicateHint entity="deal" control={control} />}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <LeadFields control={control} fields={fields} />
      <SelectField
        control={control}
        name="pipelineId"
        label={t("pipeline.type")}
        required
        options={pipelines.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <SelectField
        control={control}
        name="stage_id"
        label={t("pipeline.stage")}
        required
        options={stageOptions(chosen)}
      />
      <CustomFields control={control} fields={fields} />
    </CreateFormFrame>
  );
}
