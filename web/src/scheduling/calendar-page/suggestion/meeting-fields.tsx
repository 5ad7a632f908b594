import type { Control } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { TextField } from "../../../ui/form/text-field";
import type { SuggestionForm } from "./suggestion-form";

/** What a suggested meeting is about, and whom it is suggested to. */
export function MeetingFields({ control }: { control: Control<SuggestionForm> }) {
  const { t } = useTranslation("scheduling");
  return (
    <>
      <TextField required control={control} name="title" label={t("calendarPage.title")} maxLength={100} />
      <TextField control={control} name="name" label={t("calendarPage.inviteeName")} maxLength={100} />
      <TextField control={control} name="email" type="email" label={t("calendarPage.inviteeEmail")} maxLength={254} />
    </>
  );
}
