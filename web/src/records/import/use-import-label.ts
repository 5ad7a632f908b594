import type { ImportField } from "@dure/domain/records/import/import-field";
import { useTranslation } from "react-i18next";
import { useFieldLabel } from "../field/use-field-label";

/** A field's name where fields of several entities are listed together. */
export function useImportLabel(): (field: ImportField) => string {
  const { t } = useTranslation("records");
  const label = useFieldLabel();
  return (field) => {
    return field.part === "lead" ? label(field) : `${t(`entity.${field.entity}`)} > ${label(field)}`;
  };
}
