import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Picker } from "../../../records/field/picker";
import { useMembers } from "../../../records/member/member-queries";

type AttendeePickerProps = { chosen: readonly string[]; onAdd: (userId: string) => void };

/** Finds a member who is not an attendee yet, by name or e-mail. */
export function AttendeePicker({ chosen, onAdd }: AttendeePickerProps) {
  const { t } = useTranslation("scheduling");
  const { active } = useMembers();
  const [search, setSearch] = useState("");
  const wanted = search.toLowerCase();
  const choices = active
    .filter(({ userId }) => !chosen.includes(userId))
    .filter(({ display_name, email }) => `${display_name} ${email}`.toLowerCase().includes(wanted))
    .map(({ userId, display_name, email }) => ({
      value: userId,
      label: display_name || email,
      hint: email,
      person: true,
    }));
  return (
    <Picker
      // Empty again after each choice.
      key={chosen.length}
      value={null}
      choices={choices}
      label={t("attendee.add")}
      placeholder={t("attendee.search")}
      noMatch={t("attendee.noMatch")}
      onSearch={setSearch}
      onPick={(choice) => choice && onAdd(choice.value)}
    />
  );
}
