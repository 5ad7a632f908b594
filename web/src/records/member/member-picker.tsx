import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Picker } from "../field/picker";
import { useMembers } from "./member-queries";

type MemberPickerProps = {
  value: string | null;
  label: string;
  instant?: boolean;
  onPick: (userId: string | null) => void;
  onClose?: () => void;
};

/** An active member of the team. */
export function MemberPicker({ value, label, instant = false, onPick, onClose }: MemberPickerProps) {
  const { t } = useTranslation("records");
  const { active, nameOf, isLoaded } = useMembers();
  const [search, setSearch] = useState("");
  const wanted = search.toLowerCase();
  const matching = active.filter(({ display_name, email }) =>
    `${display_name} ${email}`.toLowerCase().includes(wanted),
  );
  const choices = matching.map(({ userId, display_name, email }) => ({
    value: userId,
    label: display_name || email,
    hint: email,
    person: true,
  }));
  return (
    <Picker
      // The text of its box is taken from the value once, so it begins anew with the names.
      key={String(isLoaded)}
      value={value ? { value, label: isLoaded ? (nameOf(value) ?? t("member.unknown")) : "", person: true } : null}
      choices={choices}
      label={label}
      placeholder={t("member.search")}
      noMatch={t("member.noMatch")}
      instant={instant}
      onSearch={setSearch}
      onPick={(choice) => onPick(choice?.value ?? null)}
      {...(onClose && { onClose })}
    />
  );
}
