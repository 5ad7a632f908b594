import type { CalendarView } from "@dure/domain/scheduling/calendar-api";
import { useTranslation } from "react-i18next";
import { ConflictCalendarsField } from "./conflict-calendars-field";
import { DestinationCalendarField } from "./destination-calendar-field";
import { FormSection } from "./form-section";
import type { SectionProps } from "./section-props";

/** Where meetings are written, and what makes a time busy. */
export function CalendarsSection({ calendars, ...props }: SectionProps & { calendars: readonly CalendarView[] }) {
  const { t } = useTranslation("scheduling");
  return (
    <FormSection title={t("editor.calendars")}>
      <DestinationCalendarField {...props} calendars={calendars} />
      <ConflictCalendarsField {...props} calendars={calendars} />
    </FormSection>
  );
}
