/** @jsxImportSource preact */
import { described, Field } from "./field";

type TextInputProps = {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  type?: "text" | "email" | "tel" | "number" | "url" | "date";
  required?: boolean;
  maxLength: number;
  autocomplete?: "name" | "given-name" | "family-name" | "email" | "organization" | "tel" | undefined;
  hint?: string;
  placeholder?: string;
  /** The unit of a number. */
  unit?: string;
};

/** Input modes instead of input types: a number input takes no separators, and a URL input insists on a scheme. */
const INPUT_MODES: Partial<Record<string, "decimal" | "url">> = { number: "decimal", url: "url" };

export function TextInput(props: TextInputProps) {
  const { name, label, value, error, onChange, required = false, maxLength, autocomplete } = props;
  const { type = "text", hint, placeholder, unit } = props;
  const isNumber = type === "number";
  return (
    <Field id={name} label={label} required={required} error={error} hint={hint}>
      <div class="input-row">
        <input
          {...described(name, error, Boolean(hint), Boolean(unit))}
          type={isNumber || type === "url" ? "text" : type}
          inputMode={INPUT_MODES[type]}
          required={required}
          maxLength={maxLength}
          autocomplete={autocomplete}
          placeholder={placeholder || undefined}
          value={value}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
        {unit && (
          <span id={`${name}-unit`} class="muted">
            {unit}
          </span>
        )}
      </div>
    </Field>
  );
}
