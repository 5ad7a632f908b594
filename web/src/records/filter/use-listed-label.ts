import type { ListedField } from "@dure/domain/records/filter/listed-field";
import { useTranslation } from "react-i18next";
import { useFieldLabel } from "../field/use-field-label";
import { sourceOf } from "./source-of";

/** A field's label in a list. A field of a company or contact is prefixed with that: "Company > Website". */
export function useListedLabel(): (field: Pick<ListedField, "category" | "label" | "identifier">) => string {
  const { t } = useTranslation("records");
  const fieldLabel = useFieldLabel();
  return (field) => {
    const source = sourceOf(field.identifier);
    return source === "own" ? fieldLabel(field) : `${t(`entity.${source}`)} > ${fieldLabel(field)}`;
  };
}
