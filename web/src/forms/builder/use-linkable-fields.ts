import { LINKABLE_ENTITIES } from "@dure/domain/forms/mapping/linkable-fields";
import type { Field } from "@dure/domain/records/field/field";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFieldsQuery } from "../../records/field/field-queries";
import { useFieldLabel } from "../../records/field/use-field-label";

export type LinkableFields = ReturnType<typeof useLinkableFields>;

export type LinkableField = {
  /** The field's path in a form, such as `lead:f1`. */
  path: string;
  field: Field;
  name: string;
  /** The record's name and the field's name. */
  label: string;
  isArchived: boolean;
};

/** The fields of leads, companies and contacts, archived ones too: a form may still name one. */
export function useLinkableFields() {
  const { t } = useTranslation("forms");
  const labelOf = useFieldLabel();
  const lead = useQuery(useFieldsQuery("lead"));
  const company = useQuery(useFieldsQuery("company"));
  const contact = useQuery(useFieldsQuery("contact"));
  const read = { lead, company, contact };
  const fields = LINKABLE_ENTITIES.flatMap((entity): LinkableField[] => {
    const { active = [], archived = [] } = read[entity].data?.data ?? {};
    return [...active, ...archived].map((field, place) => ({
      path: `${entity}:${field.id}`,
      field,
      name: labelOf(field),
      label: `${t(`builder.entity.${entity}`)} · ${labelOf(field)}`,
      isArchived: place >= active.length,
    }));
  });
  const all = Object.values(read);
  return { fields, isPending: all.some((one) => one.isPending), error: all.find((one) => one.error)?.error };
}
