import { Checkbox, Field } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { type FieldValues, useController } from "react-hook-form";
import type { BoundField } from "./bound-field";

type CheckboxFieldProps<In extends FieldValues, Out extends FieldValues> = Omit<BoundField<In, Out>, "label"> & {
  /** The label, which may contain links. */
  label: ReactNode;
};

/** A checkbox in a form. */
export function CheckboxField<In extends FieldValues, Out extends FieldValues>(props: CheckboxFieldProps<In, Out>) {
  const { control, name, label, hint, disabled = false } = props;
  const { field, fieldState } = useController({ control, name });
  const { error } = fieldState;
  return (
    <Field.Root invalid={Boolean(error)} disabled={disabled}>
      <Checkbox.Root
        size="sm"
        alignItems="flex-start"
        name={field.name}
        checked={Boolean(field.value)}
        onCheckedChange={({ checked }) => field.onChange(checked === true)}
      >
        <Checkbox.HiddenInput ref={field.ref} onBlur={field.onBlur} />
        <Checkbox.Control mt="0.5" />
        <Checkbox.Label fontWeight="normal">{label}</Checkbox.Label>
      </Checkbox.Root>
      {error ? (
        <Field.ErrorText role="alert">{error.message}</Field.ErrorText>
      ) : (
        hint && <Field.HelperText>{hint}</Field.HelperText>
      )}
    </Field.Root>
  );
}
