import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Picker } from "../picker/picker";
import { optionOf } from "../values/option-of";
import type { EditorProps } from "./editor-props";

/** One option; choosing it saves. */
export function SelectEditor({ field, label, value, autoFocus = true, onCommit, onCancel }: EditorProps) {
  const { t } = useTranslation("records");
  const [search, setSearch] = useState("");
  const { options = [] } = field.attributes;
  const wanted = search.toLowerCase();
  const chosen = typeof value === "string" && value !== "" ? value : undefined;
  return (
    <Picker
      instant={autoFocus}
      label={label}
      placeholder={t("fieldValue.chooseOption")}
      noMatch={t("reference.noMatch")}
      value={chosen ? { value: chosen, label: optionOf(field.attributes, chosen).label ?? "" } : null}
      choices={options.filter((option) => option.label.toLowerCase().includes(wanted))}
      onSearch={setSearch}
      onPick={(choice) => onCommit(choice?.value ?? null, true)}
      onClose={onCancel}
    />
  );
}
