import { Box, Checkbox, Fieldset, HStack, Stack } from "@chakra-ui/react";
import type { CalendarRef } from "@dure/domain/scheduling/booking-page";
import type { CalendarView } from "@dure/domain/scheduling/calendar-api";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { calendarKey, calendarLabel, calendarRef } from "../calendar/calendar-queries";
import type { SectionProps } from "./section-props";

type ConflictCalendarsFieldProps = SectionProps & { calendars: readonly CalendarView[] };

/** The calendars whose events make a time busy. */
export function ConflictCalendarsField({ control, disabled, calendars }: ConflictCalendarsFieldProps) {
  const { t } = useTranslation("scheduling");
  const { field } = useController({ control, name: "organizers.0.conflict_cals" });
  const chosen: CalendarRef[] = field.value ?? [];
  const toggle = (ref: CalendarRef, isChecked: boolean) => {
    const others = chosen.filter((one) => calendarKey(one) !== calendarKey(ref));
    field.onChange(isChecked ? [...others, ref] : others);
  };
  return (
    <Fieldset.Root disabled={disabled}>
      <Fieldset.Legend textStyle="sm" fontWeight="medium">
        {t("editor.conflicts")}
      </Fieldset.Legend>
      <Fieldset.HelperText mt="0">{t("editor.conflictsHint")}</Fieldset.HelperText>
      <Stack gap="2" mt="1">
        {calendars.map((calendar) => {
          const ref = calendarRef(calendar);
          const key = calendarKey(ref);
          return (
            <Checkbox.Root
              key={key}
              size="sm"
              disabled={disabled}
              checked={chosen.some((one) => calendarKey(one) === key)}
              onCheckedChange={({ checked }) => toggle(ref, checked === true)}
            >
              <Checkbox.HiddenInput onBlur={field.onBlur} />
              <Checkbox.Control />
              <Checkbox.Label fontWeight="normal">
                <HStack gap="2" wrap="wrap" rowGap="0">
                  <Box boxSize="3" rounded="xs" style={{ backgroundColor: calendar.color }} aria-hidden />
                  {calendarLabel(calendar)}
                </HStack>
              </Checkbox.Label>
            </Checkbox.Root>
          );
        })}
      </Stack>
    </Fieldset.Root>
  );
}
