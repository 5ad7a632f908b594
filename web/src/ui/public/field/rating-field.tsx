/** @jsxImportSource preact */
import { useSharedTexts } from "../shell/language";
import { describedBy, FieldError, FieldHint } from "./field";

type RatingFieldProps = {
  name: string;
  label: string;
  max: number;
  /** The chosen number as text; empty for none. */
  chosen: string;
  error: string | undefined;
  onChange: (chosen: string) => void;
  required: boolean;
  hint: string;
};

/** Stars to choose from, from the worst to the best: radio buttons, so arrow keys move among them. */
export function RatingField({ name, label, max, chosen, error, onChange, required, hint }: RatingFieldProps) {
  const texts = useSharedTexts();
  return (
    <fieldset
      class="field"
      data-invalid={error ? true : undefined}
      aria-describedby={describedBy(name, error, Boolean(hint))}
    >
      <legend data-required={required || undefined}>
        {label} {!required && <span class="field-optional">({texts.optional})</span>}
      </legend>
      <FieldHint id={name} hint={hint} />
      <div class="rating">
        {Array.from({ length: max }, (_, index) => index + 1).map((value) => (
          <label key={value} class="star" data-lit={value <= Number(chosen) ? true : undefined}>
            <input
              type="radio"
              name={name}
              required={required}
              aria-label={texts.ratingOf(value, max)}
              checked={chosen === String(value)}
              onChange={() => onChange(String(value))}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m12 3 2.7 5.8 6.3.8-4.6 4.3 1.2 6.2-5.6-3.1-5.6 3.1 1.2-6.2L3 9.6l6.3-.8Z" />
            </svg>
          </label>
        ))}
      </div>
      <FieldError id={name} error={error} />
    </fieldset>
  );
}
