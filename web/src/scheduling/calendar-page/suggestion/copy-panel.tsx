import { Button, Flex, Heading, Stack } from "@chakra-ui/react";
import type { CalendarView } from "@dure/domain/scheduling/calendar/api";
import type { SuggestionView } from "@dure/domain/scheduling/suggestion/suggestion";
import { COPY_FORMATS, type CopiedSuggestion } from "@dure/domain/scheduling/suggestion/suggestion-text";
import type { Locale } from "@dure/domain/shared/text";
import { Copy } from "lucide-react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { CheckboxField } from "../../../ui/form/checkbox-field";
import { Choice } from "../../../ui/form/choice";
import { SelectField } from "../../../ui/form/select-field";
import { TextAreaField } from "../../../ui/form/text-area-field";
import { FormError } from "../../../ui/form-error";
import { ZoneField } from "../../../ui/zone/zone-field";
import { calendarKey } from "../../calendar/calendar-key";
import { calendarLabel, calendarRef } from "../../calendar/calendar-queries";
import { CopyPreview } from "./copy-preview";
import { DetailFields } from "./detail-fields";
import { MeetingFields } from "./meeting-fields";
import { MoreFields } from "./more-fields";
import { PlaceFields } from "./place-fields";
import type { ProposedTime } from "./proposal";
import { optionsOf, SuggestionForm } from "./suggestion-form";
import { useCopySuggestion } from "./use-copy-suggestion";
import type { Proposal } from "./use-proposal";
import { useSuggestionForm } from "./use-suggestion-form";

type CopyPanelProps = {
  id: string;
  edited: SuggestionView | undefined;
  proposal: Proposal;
  calendars: readonly CalendarView[];
  zone: string;
  onCopied: () => void;
};

/** Settings of the suggestion and of the copied text; copying saves and activates the suggestion. */
export function CopyPanel({ id, edited, proposal, calendars, zone, onCopied }: CopyPanelProps) {
  const { t, i18n } = useTranslation("scheduling");
  const locale: Locale = i18n.language === "en" ? "en" : "ko";
  const { form, keep } = useSuggestionForm(edited, calendars, zone);
  const { control } = form;
  const input = useWatch({ control }) as SuggestionForm;
  const { times } = proposal;
  const writable = calendars.filter(({ canEdit }) => canEdit);

  const read = async () => {
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return undefined;
    const values = SuggestionForm.parse(form.getValues());
    keep({ template: values.template, format: values.format });
    const refs = [...writable.map(calendarRef), ...(edited?.dest_cal ? [edited.dest_cal] : [])];
    const dest_cal = refs.find((ref) => calendarKey(ref) === values.calendar) ?? null;
    const body = optionsOf(values, times, dest_cal);
    return { body, format: values.format, told: reportedBy(values, times, locale) };
  };
  const { copy, busy, failure } = useCopySuggestion(id, read);
  const { format } = input;
  return (
    <Stack as="section" aria-label={t("calendarPage.copyPanel")} gap="4">
      <Flex justify="space-between" align="center" gap="3">
        <Heading as="h2" size="sm" fontWeight="semibold">
          {t("calendarPage.copyPanel")}
        </Heading>
        <Button
          size="sm"
          loading={busy}
          disabled={times.length === 0}
          onClick={async () => {
            if (await copy()) onCopied();
          }}
        >
          <Copy aria-hidden />
          {t("calendarPage.copy")}
        </Button>
      </Flex>
      <FormError error={failure} />
      <Choice
        label={t("calendarPage.format")}
        value={format}
        options={COPY_FORMATS.map((value) => ({ value, label: t(`calendarPage.formats.${value}`) }))}
        onChange={(value) => form.setValue("format", value)}
      />
      <MeetingFields control={control} />
      <PlaceFields control={control} onWay={() => form.setValue("place", "")} />
      <MoreFields label={t("calendarPage.more")}>
        <DetailFields control={control} />
        <SelectField
          control={control}
          name="calendar"
          label={t("calendarPage.calendar")}
          hint={t("calendarPage.calendarHint")}
          clearable
          options={writable.map((one) => ({ value: calendarKey(calendarRef(one)), label: calendarLabel(one) }))}
        />
        <ZoneField control={control} name="timezone" label={t("calendarPage.timezone")} />
        {format !== "url" && <TextAreaField control={control} name="template" label={t("calendarPage.template")} />}
        <CheckboxField control={control} name="hold" label={t("calendarPage.hold")} hint={t("calendarPage.holdHint")} />
      </MoreFields>
      <CopyPreview
        format={format}
        told={{ ...reportedBy(input, times, locale), link: `${location.origin}/meet/${id}` }}
      />
    </Stack>
  );
}

/** The content of the copied text. It names a place only if there is one: a meeting link comes with the booking. */
const reportedBy = (
  { name, email, way, place, template, timezone }: SuggestionForm,
  times: readonly ProposedTime[],
  locale: Locale,
): Omit<CopiedSuggestion, "link"> => ({
  times: times.map(({ start, end }) => ({ start: new Date(start).toISOString(), end: new Date(end).toISOString() })),
  invitee: { name: name.trim(), email: email.trim() },
  place: NAMES[way] ?? place.trim(),
  template,
  zone: timezone,
  locale,
});

const NAMES: Partial<Record<SuggestionForm["way"], string>> = {
  "google-meet": "Google Meet",
  zoom: "Zoom",
  teams: "Microsoft Teams",
};
