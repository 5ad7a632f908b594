/** @jsxImportSource preact */
import { useTexts } from "../shell/language";
import { described, Field } from "./field";

type SelectFieldProps = {
  name: string;
  label: string;
  value: string;
  options: readonly string[];
  error: string | undefined;
  onChange: (value: string) => void;
  required: boolean;
  hint: string;
  placeholder: string;
};

/** One of several answers, from a list that opens. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, value, options, error, onChange, required, hint, placeholder } = props;
  const texts = useTexts();
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
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </Field>
  );
}
