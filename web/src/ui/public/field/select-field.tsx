/** @jsxImportSource preact */
import { useSharedTexts } from "../shell/language";
import { described, Field } from "./field";
import type { Option } from "./option";

type SelectFieldProps = {
  name: string;
  label: string;
  value: string;
  options: readonly Option[];
  error: string | undefined;
  onChange: (value: string) => void;
  required: boolean;
  hint: string;
  placeholder: string;
};

/** A select with one answer. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, value, options, error, onChange, required, hint, placeholder } = props;
  const texts = useSharedTexts();
  return (
    <Field id={name} label={label} required={required} error={error} hint={hint}>
      <select
        {...described(name, error, Boolean(hint))}
        required={required}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        <option value="">{placeholder || texts.choose}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
