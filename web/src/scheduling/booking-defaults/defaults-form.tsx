import { Button, chakra } from "@chakra-ui/react";
import {
  BookingDefaults,
  fromWorkingHours,
  toWorkingHours,
} from "@dure/domain/scheduling/booking-defaults/booking-defaults";
import { WorkingHours } from "@dure/domain/scheduling/booking-page/booking-page";
import { CONFERENCING_TYPES } from "@dure/domain/scheduling/booking-page/meeting-plan";
import { useTranslation } from "react-i18next";
import { useProfile } from "../../identity/user/user-queries";
import { SelectField } from "../../ui/form/select-field";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormError } from "../../ui/form-error";
import { SettingsSection } from "../../ui/settings-section";
import { notify } from "../../ui/toast/notify";
import { UnsavedChangesGuard } from "../../ui/unsaved-changes-guard";
import { ConflictCalendarsField } from "../booking-page/conflict-calendars-field";
import { DestinationCalendarField } from "../booking-page/destination-calendar-field";
import { daySpansAreApart } from "../booking-page/working-hours";
import { WorkingHoursField } from "../booking-page/working-hours-field";
import { useCalendarChoices } from "../calendar/calendar-choices";
import { useSetBookingDefaults } from "./booking-defaults-queries";

/** My calendars, hours and online meetings. */
export function DefaultsForm({ defaults: { workingHours, ...others } }: { defaults: BookingDefaults }) {
  const { t } = useTranslation(["scheduling", "ui"]);
  const { choices, areKnown } = useCalendarChoices(useProfile().user_id);
  const set = useSetBookingDefaults();
  const values = { ...others, working_hours: toWorkingHours({ workingHours }) };
  const { control, handleSubmit, formState, saved, guard } = useZodForm(DefaultsInput, {
    defaultValues: values,
    values,
  });
  const save = handleSubmit(({ working_hours, ...rest }) =>
    set.mutate(
      { body: { ...rest, workingHours: fromWorkingHours(working_hours) } },
      {
        onSuccess: () => {
          saved();
          notify.success({ title: t("ui:saved") });
        },
      },
    ),
  );
  return (
    <chakra.form noValidate onSubmit={save}>
      <SettingsSection title={t("defaults.calendars")} description={t("defaults.calendarsHint")}>
        <DestinationCalendarField control={control} name="calendarToAddEvent" calendars={choices} />
      </SettingsSection>
      <SettingsSection title={t("defaults.conflicts")}>
        <ConflictCalendarsField
          control={control}
          name="calendarToCheckConflicts"
          calendars={choices}
          areKnown={areKnown}
        />
      </SettingsSection>
      <SettingsSection title={t("defaults.conferencing")}>
        <SelectField
          control={control}
          name="conferencing"
          label={t("editor.location")}
          clearable
          options={CONFERENCING_TYPES.map((value) => ({ value, label: t(`location.${value}`) }))}
        />
      </SettingsSection>
      <SettingsSection title={t("editor.workingHours")} description={t("defaults.hoursHint")}>
        <WorkingHoursField control={control} name="working_hours" label={t("editor.workingHours")} />
      </SettingsSection>
      <FormError error={set.error} />
      <Button type="submit" mt="3" loading={set.isPending}>
        {t("ui:save")}
      </Button>
      <UnsavedChangesGuard guard={guard} when={formState.isDirty && !set.isPending} />
    </chakra.form>
  );
}

/** The options as the form edits them: hours by weekday. */
const DefaultsInput = BookingDefaults.omit({ workingHours: true })
  .extend({ working_hours: WorkingHours })
  .refine(({ working_hours }) => Object.values(working_hours).every(daySpansAreApart), { path: ["working_hours"] });
