import { type FieldValues, useController } from "react-hook-form";
import type { BoundField } from "../../ui/form/bound-field";
import { FieldFrame } from "../../ui/form/field-frame";
import { RegistryInput } from "./registry-input";
import type { RegistryCompany } from "./use-registry-search";

type CompanyNameFieldProps<In extends FieldValues, Out extends FieldValues> = BoundField<In, Out> & {
  /** The company that was chosen from the registry; null once something else is typed. */
  onChoose: (company: RegistryCompany | null) => void;
};

/** A company's name in a form. */
export function CompanyNameField<In extends FieldValues, Out extends FieldValues>(
  props: CompanyNameFieldProps<In, Out>,
) {
  const { control, name, label, hint, required, onChoose } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <FieldFrame label={label} hint={hint} required={required} error={fieldState.error?.message}>
      <RegistryInput
        ref={field.ref}
        value={field.value ?? ""}
        autoFocus
        onBlur={field.onBlur}
        onType={(typed) => {
          field.onChange(typed);
          onChoose(null);
        }}
        onChoose={(company) => {
          field.onChange(company.name);
          onChoose(company);
        }}
      />
    </FieldFrame>
  );
}
