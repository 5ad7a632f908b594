import { Input } from "@chakra-ui/react";
import { type FieldValues, useController } from "react-hook-form";
import type { BoundField } from "../../ui/form/bound-field";
import { FieldFrame } from "../../ui/form/field-frame";

type RequiredTextFieldProps<In extends FieldValues, Out extends FieldValues> = BoundField<In, Out> & {
  /** What to say when it is left empty. */
  whenEmpty: string;
  placeholder: string;
  maxLength: number;
};

/** One line of text that has its own words for being left empty. */
export function RequiredTextField<In extends FieldValues, Out extends FieldValues>(
  props: RequiredTextFieldProps<In, Out>,
) {
  const { control, name, label, hint, disabled, whenEmpty, placeholder, maxLength } = props;
  const { field, fieldState } = useController({ control, name });
  const isEmpty = String(field.value ?? "").trim() === "";
  return (
    <FieldFrame
      label={label}
      hint={hint}
      required
      disabled={disabled}
      error={fieldState.error && (isEmpty ? whenEmpty : fieldState.error.message)}
    >
      <Input {...field} value={field.value ?? ""} placeholder={placeholder} maxLength={maxLength} disabled={disabled} />
    </FieldFrame>
  );
}
