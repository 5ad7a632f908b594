import { Checkbox, Field } from "@chakra-ui/react";

type CheckInputProps = {
  label: string;
  hint?: string | undefined;
  disabled?: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A checkbox with a label. */
export function CheckInput({ label, hint, disabled, checked, onChange }: CheckInputProps) {
  return (
    <Field.Root>
      <Checkbox.Root
        size="sm"
        disabled={disabled ?? false}
        checked={checked}
        onCheckedChange={(change) => onChange(change.checked === true)}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label fontWeight="normal">{label}</Checkbox.Label>
      </Checkbox.Root>
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  );
}
