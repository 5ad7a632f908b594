import { SimpleGrid } from "@chakra-ui/react";
import { MAX_BUFFER_MINUTES } from "@dure/domain/scheduling/meeting-plan";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { NumberField } from "../../ui/form/number-field";
import { SelectField } from "../../ui/form/select-field";
import { FormSection } from "./form-section";
import type { SectionProps } from "./section-props";
import { useZoneChoices } from "./use-zone-choices";
import { WindowFields } from "./window-fields";
import { WorkingHoursField } from "./working-hours-field";

/** When the page offers times. */
export function TimesSection({ control, disabled }: SectionProps) {
  const { t } = useTranslation("scheduling");
  const zones = useZoneChoices(useWatch({ control, name: "timezone" }));
  const minutes = t("editor.minutesUnit");
  const buffer = { control, min: 0, max: MAX_BUFFER_MINUTES, unit: minutes, disabled, rule: t("editor.bufferRule") };
  return (
    <FormSection title={t("editor.times")} description={t("editor.timesHint")}>
      <SelectField control={control} name="timezone" label={t("editor.timezone")} options={zones} disabled={disabled} />
      <WorkingHoursField control={control} disabled={disabled} />
      <WindowFields control={control} disabled={disabled} />
      <SimpleGrid columns={2} gap="3">
        <NumberField
          control={control}
          name="offset.value"
          label={t("editor.notice")}
          hint={t("editor.noticeHint")}
          min={0}
          max={365}
          disabled={disabled}
        />
        <SelectField
          control={control}
          name="offset.unit"
          label={t("editor.noticeUnit")}
          options={[
            { value: "h", label: t("editor.hours") },
            { value: "d", label: t("editor.days") },
          ]}
          disabled={disabled}
        />
        <NumberField
          {...buffer}
          name="meeting_plans.0.buffer.head"
          label={t("editor.bufferHead")}
          hint={t("editor.bufferHint")}
        />
        <NumberField {...buffer} name="meeting_plans.0.buffer.tail" label={t("editor.bufferTail")} />
      </SimpleGrid>
    </FormSection>
  );
}
