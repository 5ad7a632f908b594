import { NativeSelect, Text } from "@chakra-ui/react";
import type { Pipeline } from "@dure/domain/records/pipeline/pipeline";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "../../../ui/form/field-frame";
import { SelectMark } from "../../../ui/form/select-mark";
import { FormDialog } from "../../../ui/form-dialog";
import { useStartBulk } from "../../bulk/use-start-bulk";
import { AskedFields } from "../asked/asked-fields";
import { useAskedFields } from "../asked/use-asked-fields";
import { stageOptions } from "../stage-options";

type MoveDealsDialogProps = {
  pipeline: Pipeline;
  stage: { id: string; label: string };
  deals: number;
  onClose: () => void;
};

/** Moves all deals of a stage in the background, since a stage with deals can't be deleted. */
export function MoveDealsDialog({ pipeline, stage, deals, onClose }: MoveDealsDialogProps) {
  const { t } = useTranslation("records");
  const start = useStartBulk("deal");
  const others = stageOptions(pipeline).filter(({ value }) => value !== stage.id);
  const [target, setTarget] = useState(others[0]?.value ?? "");
  const mark = others.find(({ value }) => value === target)?.mark;
  const { fill, ...asked } = useAskedFields(pipeline, target, false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const conditions = [{ identifier: "stage", condition: "is" as const, value: stage.id }];
    const action = { action: "move" as const, record_type_id: pipeline.id, stage_id: target, ...fill() };
    const filters = { operator: "AND" as const, conditions };
    start.mutate({ action, target: { filters, excluded_ids: [] } }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={t("pipelineSettings.stageStays", { label: stage.label })}
      submit={t("pipelineSettings.moveDeals", { count: deals })}
      busy={start.isPending}
      disabled={target === ""}
      error={start.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>{t("pipelineSettings.stageHasDeals", { count: deals })}</Text>
      <FieldFrame label={t("pipelineSettings.moveDealsTo")}>
        <NativeSelect.Root>
          <NativeSelect.Field
            value={target}
            ps={mark ? "7" : undefined}
            onChange={(event) => setTarget(event.target.value)}
          >
            {others.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect.Field>
          <SelectMark>{mark}</SelectMark>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </FieldFrame>
      {asked.fields.length > 0 && <AskedFields hint={t("bulk.asksHint")} {...asked} />}
    </FormDialog>
  );
}
