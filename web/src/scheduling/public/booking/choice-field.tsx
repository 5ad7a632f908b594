/** @jsxImportSource preact */
import { useTexts } from "../shell/language";
import { describedBy, FieldError, FieldHint } from "./field";

type ChoiceFieldProps = {
  name: string;
  label: string;
  /** A radio takes one of the options, a checkbox any. */
  type: "radio" | "checkbox";
  options: readonly string[];
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
  required: boolean;
  hint: string;
};

/** Answers that all stand on the page, one below the other. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { name, label, type, options, chosen, error, onChange, required, hint } = props;
  const texts = useTexts();
  const choose = (option: string, isChosen: boolean) => {
    if (type === "radio") return onChange([option]);
    onChange(options.filter((one) => (one === option ? isChosen : chosen.includes(one))));
  };
  return (
    <fieldset
      class="field"
      data-invalid={error ? true : undefined}
      aria-describedby={describedBy(name, error, Boolean(hint))}
    >
      <legend>
        {label} {!required && <span class="field-optional">({texts.optional})</span>}
      </legend>
      <FieldHint id={name} hint={hint} />
      {options.map((option) => (
        <label key={option} class="choice">
          <input
            type={type}
            name={name}
            required={type === "radio" && required}
            checked={chosen.includes(option)}
            onChange={({ currentTarget }) => choose(option, currentTarget.checked)}
          />
          <span>{option}</span>
        </label>
      ))}
      <FieldError id={name} error={error} />
    </fieldset>
  );
}
