/** @jsxImportSource preact */
import { useSharedTexts } from "../shell/language";
import { describedBy, FieldError, FieldHint } from "./field";
import type { Option } from "./option";

type ChoiceFieldProps = {
  name: string;
  label: string;
  /** `radio` allows one option, `checkbox` any number. */
  type: "radio" | "checkbox";
  options: readonly Option[];
  /** The values of the chosen options. */
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
  required: boolean;
  hint: string;
};

/** Options listed on the page, one below the other. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { name, label, type, options, chosen, error, onChange, required, hint } = props;
  const texts = useSharedTexts();
  const choose = (option: string, isChosen: boolean) => {
    if (type === "radio") return onChange([option]);
    const values = options.map(({ value }) => value);
    onChange(values.filter((one) => (one === option ? isChosen : chosen.includes(one))));
  };
  return (
    <fieldset
      class="field"
      data-invalid={error ? true : undefined}
      aria-describedby={describedBy(name, error, Boolean(hint))}
    >
      <legend data-required={required || undefined}>
        {label} {!required && <span class="field-optional">({texts.optional})</span>}
        {/* No attribute marks a group of checkboxes as required. */}
        {required && type === "checkbox" && <span class="visually-hidden">{texts.needed}</span>}
      </legend>
      <FieldHint id={name} hint={hint} />
      {options.map((option) => (
        <label key={option.value} class="choice">
          <input
            type={type}
            name={name}
            required={type === "radio" && required}
            checked={chosen.includes(option.value)}
            onChange={({ currentTarget }) => choose(option.value, currentTarget.checked)}
          />
          <span>{option.label}</span>
        </label>
      ))}
      <FieldError id={name} error={error} />
    </fieldset>
  );
}
