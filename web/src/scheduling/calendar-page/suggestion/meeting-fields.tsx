import { type Control, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useProfile } from "../../../identity/user/user-queries";
import { MembersField } from "../../../records/member/members-field";
import { TextAreaField } from "../../../ui/form/text-area-field";
import { TextField } from "../../../ui/form/text-field";
import type { SuggestionForm } from "./suggestion-form";

/** What a suggested meeting is about, and who takes part. */
export function MeetingFields({ control }: { control: Control<SuggestionForm> }) {
  const { t } = useTranslation("scheduling");
  const { user_id: ownId } = useProfile();
  const { field: attendees } = useController({ control, name: "attendees" });
  return (
    <>
      <TextField required control={control} name="title" label={t("calendarPage.title")} maxLength={100} />
      <TextField control={control} name="name" label={t("calendarPage.inviteeName")} maxLength={100} />
      <TextField control={control} name="email" type="email" label={t("calendarPage.inviteeEmail")} maxLength={254} />
      <TextAreaField
        control={control}
        name="description"
        label={t("calendarPage.about")}
        hint={t("calendarPage.aboutHint")}
      />
      <MembersField
        label={t("calendarPage.attendees")}
        value={attendees.value}
        addLabel={t("calendarPage.addAttendee")}
        removeLabel={(name) => t("calendarPage.removeAttendee", { name })}
        except={ownId}
        onChange={attendees.onChange}
      />
    </>
  );
}
