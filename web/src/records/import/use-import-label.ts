import type { ImportField } from "@dure/domain/records/import/import-field";
import { useTranslation } from "react-i18next";
import { useFieldLabel } from "../field/use-field-label";

/** What a field is called where fields of several entities stand side by side. */
export function useImportLabel(): (field: ImportField) => string {
  const { t } = useTranslation("records");
  const label = useFieldLabel();
  return (field) => {
    return field.part === "lead" ? label(field) : `${t(`entity.${field.entity}`)} > ${label(field)}`;
  };
}
