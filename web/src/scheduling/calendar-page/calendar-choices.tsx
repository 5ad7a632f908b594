import { Checkbox, Flex } from "@chakra-ui/react";
import type { CalendarView } from "@dure/domain/scheduling/calendar/api";
import { useTranslation } from "react-i18next";
import { calendarKey } from "../calendar/calendar-key";
import { calendarLabel, calendarRef } from "../calendar/calendar-queries";

type CalendarChoicesProps = {
  calendars: readonly CalendarView[];
  hidden: readonly string[];
  onHide: (hidden: string[]) => void;
};

/** Selects the calendars to show; each checkbox has its calendar's color. */
export function CalendarChoices({ calendars, hidden, onHide }: CalendarChoicesProps) {
  const { t } = useTranslation("scheduling");
  return (
    <Flex role="group" aria-label={t("calendarPage.calendars")} wrap="wrap" columnGap="4" rowGap="1.5">
      {calendars.map((calendar) => {
        const key = calendarKey(calendarRef(calendar));
        const isShown = !hidden.includes(key);
        return (
          <Checkbox.Root
            key={key}
            size="sm"
            checked={isShown}
            onCheckedChange={() => onHide(isShown ? [...hidden, key] : hidden.filter((one) => one !== key))}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control
              style={{ borderColor: calendar.color, ...(isShown && { backgroundColor: calendar.color }) }}
            />
            <Checkbox.Label fontWeight="normal" truncate maxW="16rem">
              {calendarLabel(calendar)}
            </Checkbox.Label>
          </Checkbox.Root>
        );
      })}
    </Flex>
  );
}
