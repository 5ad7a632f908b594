import { useTranslation } from "react-i18next";
import { ZoneField } from "../../ui/zone/zone-field";
import { DateOverridesField } from "./availability/date-overrides-field";
import { HolidaysField } from "./availability/holidays-field";
import { IntervalField } from "./availability/interval-field";
import { FormSection } from "./form-section";
import type { SectionProps } from "./section-props";
import { WindowFields } from "./window-fields";
import { WorkingHoursField } from "./working-hours-field";

/** When the page offers times. */
export function TimesSection({ control, disabled }: SectionProps) {
  const { t } = useTranslation("scheduling");
  return (
    <FormSection title={t("editor.times")} description={t("editor.timesHint")}>
      <ZoneField control={control} name="timezone" label={t("editor.timezone")} disabled={disabled} />
      <WorkingHoursField control={control} name="working_hours" label={t("editor.workingHours")} disabled={disabled} />
      <IntervalField control={control} disabled={disabled} />
      <HolidaysField control={control} disabled={disabled} />
      <DateOverridesField control={control} name="date_overrides" disabled={disabled} />
      <WindowFields control={control} disabled={disabled} />
    </FormSection>
  );
}
