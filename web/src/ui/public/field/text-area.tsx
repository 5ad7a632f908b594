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
  placeholder?: string;
};

export function TextArea(props: TextAreaProps) {
  const { name, label, value, error, onChange, required = false, maxLength, hint, placeholder } = props;
  return (
    <Field id={name} label={label} required={required} error={error} hint={hint}>
      <textarea
        {...described(name, error, Boolean(hint))}
        rows={3}
        required={required}
        maxLength={maxLength}
        placeholder={placeholder || undefined}
        value={value}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Field>
  );
}
