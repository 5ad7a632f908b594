import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { RecordTargetFields } from "../../records/pipeline/record-target-fields";
import { FormSection } from "./form-section";
import type { SectionProps } from "./section-props";

/** What a booking becomes in the CRM. */
export function RecordSection({ control, disabled }: SectionProps) {
  const { t } = useTranslation("scheduling");
  const { field } = useController({ control, name: "form_submissions_mapping" });
  return (
    <FormSection title={t("editor.record")} description={t("editor.recordHint")}>
      <RecordTargetFields
        ref={field.ref}
        value={field.value}
        disabled={disabled}
        onBlur={field.onBlur}
        onChange={field.onChange}
      />
    </FormSection>
  );
}
