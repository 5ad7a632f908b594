import { Checkbox, Field } from "@chakra-ui/react";

type CheckInputProps = { label: string; hint?: string; checked: boolean; onChange: (checked: boolean) => void };

/** A yes or no. */
export function CheckInput({ label, hint, checked, onChange }: CheckInputProps) {
  return (
    <Field.Root>
      <Checkbox.Root size="sm" checked={checked} onCheckedChange={(change) => onChange(change.checked === true)}>
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label fontWeight="normal">{label}</Checkbox.Label>
      </Checkbox.Root>
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  );
}
