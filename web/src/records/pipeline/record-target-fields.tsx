import { NativeSelect } from "@chakra-ui/react";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "../../ui/form/field-frame";
import { SelectMark } from "../../ui/form/select-mark";
import { usePipelines } from "./pipeline-queries";
import { stageOptions } from "./stage-options";

/** A lead (`record_type_id` null), or a deal of a deal type at a stage, or at the first one (`stage_id` null). */
type RecordTarget = { record_type_id: string | null; stage_id: string | null };

type RecordTargetFieldsProps = {
  value: RecordTarget;
  disabled: boolean;
  ref?: Ref<HTMLSelectElement>;
  onBlur?: () => void;
  onChange: (target: RecordTarget) => void;
};

/** Chooses what a new person becomes: a lead, or a deal of a deal type at one of its stages. */
export function RecordTargetFields({ value, disabled, ref, onBlur, onChange }: RecordTargetFieldsProps) {
  const { t } = useTranslation("records");
  const { data: pipelines = [] } = usePipelines();
  const { record_type_id: typeId, stage_id: stageId } = value;
  const pipeline = pipelines.find(({ id }) => id === typeId);
  const stages = stageOptions(pipeline);
  const mark = stages.find(({ value: id }) => id === stageId)?.mark;
  return (
    <>
      <FieldFrame label={t("target.type")} disabled={disabled}>
        <NativeSelect.Root disabled={disabled}>
          <NativeSelect.Field
            ref={ref}
            value={typeId ?? ""}
            onBlur={onBlur}
            onChange={({ target }) => onChange({ record_type_id: target.value || null, stage_id: null })}
          >
            <option value="">{t("target.lead")}</option>
            {pipelines.map(({ id, title }) => (
              <option key={id} value={id}>
                {t("target.dealOf", { title })}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </FieldFrame>
      {pipeline && (
        <FieldFrame label={t("target.stage")} disabled={disabled}>
          <NativeSelect.Root disabled={disabled}>
            <NativeSelect.Field
              value={stageId ?? ""}
              ps={mark ? "7" : undefined}
              onBlur={onBlur}
              onChange={({ target }) => onChange({ record_type_id: typeId, stage_id: target.value || null })}
            >
              <option value="">{t("target.firstStage")}</option>
              {stages.map(({ value: id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </NativeSelect.Field>
            <SelectMark>{mark}</SelectMark>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </FieldFrame>
      )}
    </>
  );
}
