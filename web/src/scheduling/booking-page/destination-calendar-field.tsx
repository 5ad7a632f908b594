import { NativeSelect } from "@chakra-ui/react";
import type { CalendarRef } from "@dure/domain/scheduling/booking-page/booking-page";
import { type FieldValues, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { BoundField } from "../../ui/form/bound-field";
import { FieldFrame } from "../../ui/form/field-frame";
import type { CalendarChoice } from "../calendar/calendar-choices";
import { calendarKey } from "../calendar/calendar-key";

type DestinationCalendarFieldProps<In extends FieldValues, Out extends FieldValues> = Omit<
  BoundField<In, Out>,
  "label" | "hint"
> & {
  calendars: readonly CalendarChoice[];
};

/** The calendar that takes the meetings: one that may be written to. */
export function DestinationCalendarField<In extends FieldValues, Out extends FieldValues>(
  props: DestinationCalendarFieldProps<In, Out>,
) {
  const { control, name, required, disabled = false, calendars } = props;
  const { t } = useTranslation("scheduling");
  const { field, fieldState } = useController({ control, name });
  const value = (field.value ?? null) as CalendarRef | null;
  const chosen = value ? calendarKey(value) : "";
  const writable = calendars.filter(({ canEdit }) => canEdit);
  const isKnown = chosen === "" || writable.some(({ ref }) => calendarKey(ref) === chosen);
  const wrong = fieldState.error?.type === "server" ? fieldState.error.message : t("editor.destinationRequired");
  return (
    <FieldFrame
      label={t("editor.destination")}
      hint={t("editor.destinationHint")}
      required={required}
      disabled={disabled}
      error={fieldState.invalid ? wrong : undefined}
    >
      <NativeSelect.Root disabled={disabled} invalid={fieldState.invalid}>
        <NativeSelect.Field
          ref={field.ref}
          name={field.name}
          onBlur={field.onBlur}
          value={chosen}
          onChange={({ target }) =>
            field.onChange(writable.find(({ ref }) => calendarKey(ref) === target.value)?.ref ?? null)
          }
        >
          {(chosen === "" || !required) && <option value="">{t("editor.chooseCalendar")}</option>}
          {!isKnown && <option value={chosen}>{value?.email}</option>}
          {writable.map(({ ref, label }) => (
            <option key={calendarKey(ref)} value={calendarKey(ref)}>
              {label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FieldFrame>
  );
}
