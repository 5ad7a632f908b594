import { NativeSelect } from "@chakra-ui/react";
import type { CalendarView } from "@dure/domain/scheduling/calendar-api";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "../../ui/form/field-frame";
import { calendarKey, calendarLabel, calendarRef } from "../calendar/calendar-queries";
import type { SectionProps } from "./section-props";

type DestinationCalendarFieldProps = SectionProps & { calendars: readonly CalendarView[] };

/** The calendar that takes the meetings: one that I may write to. */
export function DestinationCalendarField({ control, disabled, calendars }: DestinationCalendarFieldProps) {
  const { t } = useTranslation("scheduling");
  const { field, fieldState } = useController({ control, name: "organizers.0.dest_cal" });
  const chosen = field.value ? calendarKey(field.value) : "";
  const writable = calendars
    .filter(({ canEdit }) => canEdit)
    .map((calendar) => ({ ref: calendarRef(calendar), label: calendarLabel(calendar) }));
  const isKnown = chosen === "" || writable.some(({ ref }) => calendarKey(ref) === chosen);
  return (
    <FieldFrame
      label={t("editor.destination")}
      hint={t("editor.destinationHint")}
      required
      disabled={disabled}
      error={fieldState.invalid ? t("editor.destinationRequired") : undefined}
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
          {chosen === "" && <option value="">{t("editor.chooseCalendar")}</option>}
          {!isKnown && <option value={chosen}>{field.value?.email}</option>}
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
