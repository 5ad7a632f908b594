import type { Field } from "@dure/domain/records/field/field";
import { type FieldValues, useController } from "react-hook-form";
import type { BoundField } from "../../../ui/form/bound-field";
import { FieldFrame } from "../../../ui/form/field-frame";
import { OptionsPicker } from "../../field/picker/options-picker";

type OptionsFieldProps<In extends FieldValues, Out extends FieldValues> = BoundField<In, Out> & {
  attributes: Field["attributes"];
};

/** Several of a field's options. */
export function OptionsField<In extends FieldValues, Out extends FieldValues>(props: OptionsFieldProps<In, Out>) {
  const { control, name, label, hint, required, disabled, attributes } = props;
  const { field, fieldState } = useController({ control, name });
  const value: unknown = field.value;
  return (
    <FieldFrame label={label} hint={hint} required={required} disabled={disabled} error={fieldState.error?.message}>
      <OptionsPicker
        attributes={attributes}
        label={label}
        value={Array.isArray(value) ? value.map(String) : []}
        onChange={field.onChange}
      />
    </FieldFrame>
  );
}
