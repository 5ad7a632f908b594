import { Box, Checkbox, Fieldset, HStack, Stack, Text } from "@chakra-ui/react";
import type { CalendarRef } from "@dure/domain/scheduling/booking-page/booking-page";
import { type FieldValues, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { BoundField } from "../../ui/form/bound-field";
import type { CalendarChoice } from "../calendar/calendar-choices";
import { calendarKey } from "../calendar/calendar-key";
import { lostCalendars } from "../calendar/lost-calendars";

type ConflictCalendarsFieldProps<In extends FieldValues, Out extends FieldValues> = Pick<
  BoundField<In, Out>,
  "control" | "name" | "disabled"
> & {
  calendars: readonly CalendarChoice[];
  /** Whether the calendars have been read; before that, none counts as lost. */
  areKnown: boolean;
};

/** The calendars whose events make a time busy. A lost one can be removed. */
export function ConflictCalendarsField<In extends FieldValues, Out extends FieldValues>(
  props: ConflictCalendarsFieldProps<In, Out>,
) {
  const { control, name, disabled = false, calendars, areKnown } = props;
  const { t } = useTranslation("scheduling");
  const { field, fieldState } = useController({ control, name });
  const chosen: CalendarRef[] = field.value ?? [];
  const lost = areKnown ? lostCalendars(chosen, calendars) : [];
  const shown = [
    ...calendars,
    ...lost.map((ref) => ({ ref, label: t("editor.lostCalendar", { email: ref.email }), color: "transparent" })),
  ];
  const toggle = (ref: CalendarRef, isChecked: boolean) => {
    const others = chosen.filter((one) => calendarKey(one) !== calendarKey(ref));
    field.onChange(isChecked ? [...others, ref] : others);
  };
  return (
    <Fieldset.Root disabled={disabled} invalid={fieldState.invalid}>
      <Fieldset.Legend textStyle="sm" fontWeight="medium">
        {t("editor.conflicts")}
      </Fieldset.Legend>
      <Fieldset.HelperText mt="0">{t("editor.conflictsHint")}</Fieldset.HelperText>
      <Stack gap="2" mt="1">
        {shown.length === 0 && <Text color="fg.muted">{t("editor.noCalendars")}</Text>}
        {shown.map(({ ref, label, color }) => {
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
                <HStack gap="2" overflowWrap="anywhere">
                  <Box boxSize="3" flexShrink="0" rounded="xs" style={{ backgroundColor: color }} aria-hidden />
                  {label}
                </HStack>
              </Checkbox.Label>
            </Checkbox.Root>
          );
        })}
      </Stack>
      <Fieldset.ErrorText>{fieldState.error?.message}</Fieldset.ErrorText>
    </Fieldset.Root>
  );
}
