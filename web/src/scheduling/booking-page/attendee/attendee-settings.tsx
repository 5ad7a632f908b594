import { Stack } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { TextAreaField } from "../../../ui/form/text-area-field";
import { useCalendarChoices } from "../../calendar/calendar-choices";
import { ConflictCalendarsField } from "../conflict-calendars-field";
import { DestinationCalendarField } from "../destination-calendar-field";
import type { SectionProps } from "../section-props";
import { OwnHours } from "./own-hours";
import { OwnPlaces } from "./own-places";

/** An attendee's own settings: calendars, hours, and where to meet them. */
export function AttendeeSettings({
  control,
  disabled,
  userId,
  index,
}: SectionProps & { userId: string; index: number }) {
  const { t } = useTranslation("scheduling");
  const { choices, areKnown } = useCalendarChoices(userId);
  const at = `organizers.${index}` as const;
  return (
    <>
      <Stack gap="4">
        <DestinationCalendarField
          control={control}
          name={`${at}.dest_cal`}
          calendars={choices}
          disabled={disabled}
          required
        />
        <ConflictCalendarsField
          control={control}
          name={`${at}.conflict_cals`}
          calendars={choices}
          areKnown={areKnown}
          disabled={disabled}
        />
      </Stack>
      <OwnHours control={control} disabled={disabled} index={index} />
      <OwnPlaces control={control} disabled={disabled} index={index} />
      <TextAreaField
        control={control}
        name={`${at}.description`}
        label={t("attendee.description")}
        hint={t("attendee.descriptionHint")}
        rows={2}
        disabled={disabled}
      />
    </>
  );
}
