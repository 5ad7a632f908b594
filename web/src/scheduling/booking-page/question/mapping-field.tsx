import { fieldPathOf, mappedFieldOf } from "@dure/domain/forms/mapping/field-path";
import type { FormFieldType } from "@dure/domain/scheduling/booking-page/booking-form";
import { useController } from "react-hook-form";
import { LinkedFieldInput } from "../../../forms/builder/linked-field-input";
import { useLinkableFields } from "../../../forms/builder/use-linkable-fields";
import type { SectionProps } from "../section-props";

type MappingFieldProps = SectionProps & { name: string; type: FormFieldType };

/** Which field of the lead, deal, company or contact stores the answer. */
export function MappingField({ control, disabled, name, type }: MappingFieldProps) {
  const linkable = useLinkableFields();
  const { field } = useController({ control, name: "form_field_mapping" });
  const { [name]: own, ...others } = (field.value ?? {}) as Record<string, string>;
  return (
    <LinkedFieldInput
      type={type}
      chosen={own === undefined ? "" : fieldPathOf(own)}
      taken={Object.values(others).map(fieldPathOf)}
      linkable={linkable}
      disabled={disabled}
      onChange={(path) => field.onChange(path ? { ...others, [name]: mappedFieldOf(path) } : others)}
    />
  );
}
