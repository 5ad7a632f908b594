import { Stack } from "@chakra-ui/react";
import { useController, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { DateOverridesField } from "../availability/date-overrides-field";
import type { SectionProps } from "../section-props";
import { WorkingHoursField } from "../working-hours-field";
import { SameOrOwn } from "./same-or-own";

/** An attendee works at the page's hours, or at their own: then with days off of their own too. */
export function OwnHours({ control, disabled, index }: SectionProps & { index: number }) {
  const { t } = useTranslation("scheduling");
  const hours = useController({ control, name: `organizers.${index}.availabilities` });
  const overrides = useController({ control, name: `organizers.${index}.date_overrides` });
  const [pageHours, pageOverrides] = useWatch({ control, name: ["working_hours", "date_overrides"] });
  const isOwn = hours.field.value !== null && hours.field.value !== undefined;
  const choose = (own: boolean) => {
    hours.field.onChange(own ? pageHours : null);
    overrides.field.onChange(own ? (pageOverrides ?? []) : null);
  };
  return (
    <Stack gap="3">
      <SameOrOwn topic="hours" isOwn={isOwn} disabled={disabled} onChange={choose} />
      {isOwn && (
        <>
          <WorkingHoursField
            control={control}
            name={`organizers.${index}.availabilities`}
            label={t("attendee.hours.label")}
            disabled={disabled}
          />
          <DateOverridesField control={control} name={`organizers.${index}.date_overrides`} disabled={disabled} />
        </>
      )}
    </Stack>
  );
}
