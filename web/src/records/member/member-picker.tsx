import { useTranslation } from "react-i18next";
import { Picker } from "../field/picker/picker";
import { useMembers } from "./member-queries";
import { useMemberChoices } from "./use-member-choices";

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
  const { nameOf, isLoaded } = useMembers();
  const { choices, onSearch } = useMemberChoices();
  return (
    <Picker
      // The box reads its text from the value only once, so it is mounted again when the names are loaded.
      key={String(isLoaded)}
      value={value ? { value, label: isLoaded ? (nameOf(value) ?? t("member.unknown")) : "", person: true } : null}
      choices={choices}
      label={label}
      placeholder={t("member.search")}
      noMatch={t("member.noMatch")}
      instant={instant}
      onSearch={onSearch}
      onPick={(choice) => onPick(choice?.value ?? null)}
      {...(onClose && { onClose })}
    />
  );
}
