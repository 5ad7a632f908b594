import { MAX_LENGTH_MINUTES } from "@dure/domain/scheduling/meeting-plan";
import { useTranslation } from "react-i18next";
import { NumberField } from "../../ui/form/number-field";
import { TextAreaField } from "../../ui/form/text-area-field";
import { TextField } from "../../ui/form/text-field";
import { FormSection } from "./form-section";
import { LocationFields } from "./location-fields";
import type { SectionProps } from "./section-props";

/** What the meeting is about, how long it takes, and where. */
export function MeetingSection({ control, disabled }: SectionProps) {
  const { t } = useTranslation("scheduling");
  return (
    <FormSection title={t("editor.meeting")}>
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
      <TextAreaField control={control} name="description" label={t("editor.descriptionLabel")} disabled={disabled} />
      <NumberField
        control={control}
        name="meeting_plans.0.length"
        label={t("editor.length")}
        unit={t("editor.minutesUnit")}
        rule={t("editor.lengthRule")}
        min={5}
        max={MAX_LENGTH_MINUTES}
        required
        disabled={disabled}
      />
      <LocationFields control={control} disabled={disabled} />
    </FormSection>
  );
}
