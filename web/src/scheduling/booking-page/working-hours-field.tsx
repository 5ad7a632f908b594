import { Stack } from "@chakra-ui/react";
import {
  WEEKDAYS,
  type Weekday,
  type WorkingHours,
  type WorkingSpan,
} from "@dure/domain/scheduling/booking-page/booking-page";
import { type FieldValues, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { BoundField } from "../../ui/form/bound-field";
import { FormError } from "../../ui/form-error";
import { WorkingDayRow } from "./working-day-row";
import { copyDay } from "./working-hours";

type WorkingHoursFieldProps<In extends FieldValues, Out extends FieldValues> = Omit<
  BoundField<In, Out>,
  "hint" | "required"
>;

/** When somebody works, weekday by weekday. */
export function WorkingHoursField<In extends FieldValues, Out extends FieldValues>(
  props: WorkingHoursFieldProps<In, Out>,
) {
  const { control, name, label, disabled = false } = props;
  const { t } = useTranslation("scheduling");
  const { field, fieldState } = useController({ control, name });
  const hours: WorkingHours = field.value;
  const change = (weekday: Weekday, spans: WorkingSpan[]) => field.onChange({ ...hours, [weekday]: spans });
  return (
    <Stack gap="0" role="group" aria-label={label} ref={field.ref} tabIndex={-1} outline="none">
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
