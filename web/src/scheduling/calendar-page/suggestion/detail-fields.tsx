import { type Control, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useProfile } from "../../../identity/user/user-queries";
import { MembersField } from "../../../records/member/members-field";
import { TextAreaField } from "../../../ui/form/text-area-field";
import type { SuggestionForm } from "./suggestion-form";

/** More about a suggested meeting, and who else takes part. */
export function DetailFields({ control }: { control: Control<SuggestionForm> }) {
  const { t } = useTranslation("scheduling");
  const { user_id: ownId } = useProfile();
  const { field: attendees } = useController({ control, name: "attendees" });
  return (
    <>
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
