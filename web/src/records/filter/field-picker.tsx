import type { ListedField } from "@dure/domain/records/filter/listed-field";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Picker } from "../field/picker/picker";
import { useFieldLabel } from "../field/use-field-label";
import type { ListedFields } from "./listed-fields";
import { sourceOf } from "./source-of";
import { useListedLabel } from "./use-listed-label";

/** The most fields listed; the others are found by typing. */
const SHOWN = 100;

type FieldPickerProps = { fields: ListedFields; value: string | undefined; onPick: (field: ListedField) => void };

/** A field of the list, found by its name among however many there are. */
export function FieldPicker({ fields, value, onPick }: FieldPickerProps) {
  const { t } = useTranslation("records");
  const [search, setSearch] = useState("");
  const label = useFieldLabel();
  const fullLabel = useListedLabel();
  const field = value === undefined ? undefined : fields.byId.get(value);
  const choices = useMemo(() => {
    const wanted = search.toLowerCase().normalize("NFC");
    return fields.all
      .filter((one) => fullLabel(one).toLowerCase().includes(wanted))
      .slice(0, SHOWN)
      .map((one) => {
        const source = sourceOf(one.identifier);
        return { value: one.identifier, label: label(one), ...(source !== "own" && { hint: t(`entity.${source}`) }) };
      });
  }, [fields, search, label, fullLabel, t]);
  const pick = (identifier: string | undefined) => {
    const picked = identifier === undefined ? undefined : fields.byId.get(identifier);
    if (picked && picked.identifier !== value) onPick(picked);
  };
  return (
    <Picker
      key={value ?? ""}
      value={value === undefined ? null : { value, label: field ? fullLabel(field) : t("filter.removedField") }}
      choices={choices}
      label={t("filter.field")}
      placeholder={t("filter.findField")}
      noMatch={t("filter.noField")}
      onSearch={setSearch}
      onPick={(choice) => pick(choice?.value)}
    />
  );
}
