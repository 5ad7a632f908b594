import { NativeSelect } from "@chakra-ui/react";
import { stagesOf } from "@dure/domain/records/pipeline";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "../../ui/form/field-frame";
import { usePipelines } from "./booking-page-queries";
import { FormSection } from "./form-section";
import type { SectionProps } from "./section-props";

/** What a booking becomes in the CRM: a lead, or a deal of a type at one of its stages. */
export function RecordSection({ control, disabled }: SectionProps) {
  const { t } = useTranslation("scheduling");
  const { data: pipelines = [] } = usePipelines();
  const { field } = useController({ control, name: "form_submissions_mapping" });
  const { record_type_id: typeId, stage_id: stageId } = field.value;
  const pipeline = pipelines.find(({ id }) => id === typeId);
  return (
    <FormSection title={t("editor.record")} description={t("editor.recordHint")}>
      <FieldFrame label={t("editor.recordType")} disabled={disabled}>
        <NativeSelect.Root disabled={disabled}>
          <NativeSelect.Field
            ref={field.ref}
            value={typeId ?? ""}
            onBlur={field.onBlur}
            onChange={({ target }) => field.onChange({ record_type_id: target.value || null, stage_id: null })}
          >
            <option value="">{t("editor.lead")}</option>
            {pipelines.map(({ id, title }) => (
              <option key={id} value={id}>
                {t("editor.dealOf", { title })}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </FieldFrame>
      {pipeline && (
        <FieldFrame label={t("editor.stage")} disabled={disabled}>
          <NativeSelect.Root disabled={disabled}>
            <NativeSelect.Field
              value={stageId ?? ""}
              onBlur={field.onBlur}
              onChange={({ target }) => field.onChange({ record_type_id: typeId, stage_id: target.value || null })}
            >
              <option value="">{t("editor.firstStage")}</option>
              {stagesOf(pipeline).map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </FieldFrame>
      )}
    </FormSection>
  );
}
