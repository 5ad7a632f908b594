/** @jsxImportSource preact */
import { described, Field } from "./field";

type TextInputProps = {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  type?: "text" | "email";
  required?: boolean;
  maxLength: number;
  autocomplete: "name" | "email" | "organization";
};

export function TextInput(props: TextInputProps) {
  const { name, label, value, error, onChange, type = "text", required = false, maxLength, autocomplete } = props;
  return (
    <Field id={name} label={label} required={required} error={error}>
      <input
        {...described(name, error)}
        type={type}
        required={required}
        maxLength={maxLength}
        autocomplete={autocomplete}
        value={value}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Field>
  );
}
