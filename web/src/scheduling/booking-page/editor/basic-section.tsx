import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { CheckboxField } from "../../../ui/form/checkbox-field";
import { TextField } from "../../../ui/form/text-field";
import { FormSection } from "../form-section";
import type { SectionProps } from "../section-props";
import { DescriptionField } from "./description-field";
import { SlugField } from "./slug-field";

/** What the meeting is about. */
export function BasicSection({ control, disabled }: SectionProps) {
  const { t } = useTranslation("scheduling");
  const standsAlone = useWatch({ control, name: "mode" }) !== "sub";
  return (
    <FormSection title={t("editor.basic")}>
      {standsAlone && (
        <CheckboxField
          control={control}
          name="enabled"
          label={t("editor.enabled")}
          hint={t("editor.enabledHint")}
          disabled={disabled}
        />
      )}
      <TextField
        required
        control={control}
        name="title"
        label={t("editor.title")}
        placeholder={t("editor.titlePlaceholder")}
        whenEmpty={t("editor.titleRequired")}
        maxLength={100}
        disabled={disabled}
      />
      {standsAlone && <SlugField control={control} disabled={disabled} />}
      <DescriptionField control={control} disabled={disabled} />
    </FormSection>
  );
}
