import { useTranslation } from "react-i18next";
import { Picker } from "../../../records/field/picker/picker";
import { useMemberChoices } from "../../../records/member/use-member-choices";

type AttendeePickerProps = { chosen: readonly string[]; onAdd: (userId: string) => void };

/** Finds a member who is not an attendee yet, by name or e-mail. */
export function AttendeePicker({ chosen, onAdd }: AttendeePickerProps) {
  const { t } = useTranslation("scheduling");
  const { choices, onSearch } = useMemberChoices();
  return (
    <Picker
      // Empty again after each choice.
      key={chosen.length}
      value={null}
      choices={choices.filter(({ value }) => !chosen.includes(value))}
      label={t("attendee.add")}
      placeholder={t("attendee.search")}
      noMatch={t("attendee.noMatch")}
      onSearch={onSearch}
      onPick={(choice) => choice && onAdd(choice.value)}
    />
  );
}
