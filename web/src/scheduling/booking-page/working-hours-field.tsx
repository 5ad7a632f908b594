import { Stack } from "@chakra-ui/react";
import { WEEKDAYS, type Weekday, type WorkingHours, type WorkingSpan } from "@dure/domain/scheduling/booking-page";
import { type Control, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FormError } from "../../ui/form-error";
import type { PageInput, PageOutput } from "./page-form-schema";
import { WorkingDayRow } from "./working-day-row";
import { copyDay } from "./working-hours";

type WorkingHoursFieldProps = { control: Control<PageInput, unknown, PageOutput>; disabled: boolean };

/** When the host works, weekday by weekday. */
export function WorkingHoursField({ control, disabled }: WorkingHoursFieldProps) {
  const { t } = useTranslation("scheduling");
  const { field, fieldState } = useController({ control, name: "working_hours" });
  const hours: WorkingHours = field.value;
  const change = (weekday: Weekday, spans: WorkingSpan[]) => field.onChange({ ...hours, [weekday]: spans });
  return (
    <Stack gap="0" role="group" aria-label={t("editor.workingHours")} ref={field.ref} tabIndex={-1} outline="none">
      {WEEKDAYS.map((weekday) => (
        <WorkingDayRow
          key={weekday}
          weekday={weekday}
          spans={hours[weekday]}
          disabled={disabled}
          onChange={(spans) => change(weekday, spans)}
          onCopy={(to) => field.onChange(copyDay(hours, weekday, to))}
        />
      ))}
      <FormError error={fieldState.invalid ? t("editor.workingHoursRule") : undefined} />
    </Stack>
  );
}
