import { Button, chakra, Flex, Grid, Stack } from "@chakra-ui/react";
import type { CalendarView } from "@dure/domain/scheduling/calendar-api";
import { useTranslation } from "react-i18next";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormError } from "../../ui/form-error";
import { UnsavedChangesGuard } from "../../ui/unsaved-changes-guard";
import { CalendarsSection } from "./calendars-section";
import { MeetingSection } from "./meeting-section";
import { PageForm, type PageOutput } from "./page-form-schema";
import { RecordSection } from "./record-section";
import { SlotPreview } from "./slot-preview";
import { TimesSection } from "./times-section";

type BookingPageFormProps = {
  initial: PageOutput;
  calendars: readonly CalendarView[];
  submitLabel: string;
  /** Of another member: to be read only. */
  disabled?: boolean;
  isSaving: boolean;
  /** Saved, and about to leave: nothing is lost any more. */
  isSaved: boolean;
  error: unknown;
  onSave: (options: PageOutput) => void;
};

/** Every option of a page, beside the times that they offer. */
export function BookingPageForm(props: BookingPageFormProps) {
  const { initial, calendars, submitLabel, disabled = false, isSaving, isSaved, error, onSave } = props;
  const { t } = useTranslation("scheduling");
  const { control, handleSubmit, formState } = useZodForm(PageForm, { defaultValues: initial, values: initial });
  const { isDirty, submitCount, isValid } = formState;
  const isRefused = submitCount > 0 && !isValid;
  return (
    <chakra.form noValidate onSubmit={handleSubmit(onSave)}>
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 20rem" }} gap="5" alignItems="start">
        <Stack gap="4">
          <MeetingSection control={control} disabled={disabled} />
          <TimesSection control={control} disabled={disabled} />
          <CalendarsSection control={control} disabled={disabled} calendars={calendars} />
          <RecordSection control={control} disabled={disabled} />
        </Stack>
        {!disabled && (
          <Flex direction={{ base: "column", lg: "column-reverse" }} gap="4" position={{ lg: "sticky" }} top="4">
            <SlotPreview control={control} enabled={calendars.length > 0} />
            <Stack gap="3">
              <FormError error={error ?? (isRefused ? t("editor.checkFields") : undefined)} />
              <Button type="submit" loading={isSaving}>
                {submitLabel}
              </Button>
            </Stack>
          </Flex>
        )}
      </Grid>
      <UnsavedChangesGuard when={isDirty && !isSaved && !isSaving} />
    </chakra.form>
  );
}
