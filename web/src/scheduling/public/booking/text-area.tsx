/** @jsxImportSource preact */
import { described, Field } from "./field";

type TextAreaProps = {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  required?: boolean;
  maxLength: number;
  hint?: string;
};

export function TextArea({ name, label, value, error, onChange, required = false, maxLength, hint }: TextAreaProps) {
  return (
    <Field id={name} label={label} required={required} error={error} {...(hint && { hint })}>
      <textarea
        {...described(name, error, hint !== undefined)}
        rows={3}
        required={required}
        maxLength={maxLength}
        value={value}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Field>
  );
}
