import { CREATABLE_TYPES, CreatableType } from "@dure/domain/records/field/custom-field";
import { useTranslation } from "react-i18next";
import { SelectField } from "../../../ui/form/select-field";
import type { DraftForm } from "./use-field-form";

/** Chooses the type of a new field, which can't be changed later. Another type clears the default value. */
export function TypePicker({ form }: { form: DraftForm }) {
  const { t } = useTranslation("records");
  const type = CreatableType.safeParse(form.watch("type")).data ?? "text";
  return (
    <SelectField
      control={form.control}
      name="type"
      label={t("fieldSettings.type")}
      required
      hint={t(`fieldTypeHint.${type}`)}
      options={CREATABLE_TYPES.map((value) => ({ value, label: t(`fieldType.${value}`) }))}
      onChange={() => {
        form.setValue("default_value", null);
        form.setValue("unique", false);
      }}
    />
  );
}
