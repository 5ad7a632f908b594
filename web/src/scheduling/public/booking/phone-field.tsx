/** @jsxImportSource preact */
import { useTexts } from "../shell/language";
import { type Answers, DIAL_CODES } from "./answers";
import { described, Field } from "./field";

type PhoneFieldProps = { answers: Answers; error: string | undefined; onChange: (changes: Partial<Answers>) => void };

/** A phone number and the dial code of its country. */
export function PhoneField({ answers, error, onChange }: PhoneFieldProps) {
  const texts = useTexts();
  return (
    <Field id="phone" label={texts.phone} required error={error}>
      <div class="phone">
        <select
          aria-label={texts.dialCode}
          autocomplete="tel-country-code"
          value={answers.dialCode}
          onChange={({ currentTarget }) => onChange({ dialCode: currentTarget.value })}
        >
          {DIAL_CODES.map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </select>
        <input
          {...described("phone", error)}
          type="tel"
          required
          maxLength={30}
          autocomplete="tel-national"
          value={answers.phone}
          onInput={({ currentTarget }) => onChange({ phone: currentTarget.value })}
        />
      </div>
    </Field>
  );
}
