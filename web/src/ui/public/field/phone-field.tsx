/** @jsxImportSource preact */
import { useMemo } from "preact/hooks";
import { dialCodeChoices } from "../../../lib/public/dial-codes";
import { useChosenLanguage, useSharedTexts } from "../shell/language";
import { described, Field } from "./field";

type PhoneFieldProps = {
  name: string;
  label: string;
  hint: string;
  placeholder?: string;
  required: boolean;
  phone: string;
  dialCode: string;
  error: string | undefined;
  onChange: (phone: string) => void;
  onDialCode: (dialCode: string) => void;
};

/** A phone number and the dial code of its country. */
export function PhoneField(props: PhoneFieldProps) {
  const { name, label, hint, placeholder, required, phone, dialCode, error, onChange, onDialCode } = props;
  const texts = useSharedTexts();
  const { locale } = useChosenLanguage();
  const choices = useMemo(() => dialCodeChoices(locale), [locale]);
  return (
    <Field id={name} label={label} required={required} error={error} hint={hint}>
      <div class="phone">
        <select
          aria-label={texts.dialCode}
          autocomplete="tel-country-code"
          value={dialCode}
          onChange={({ currentTarget }) => onDialCode(currentTarget.value)}
        >
          {choices.map(({ value, label: country }) => (
            <option key={value} value={value}>
              {country}
            </option>
          ))}
        </select>
        <input
          {...described(name, error, Boolean(hint))}
          type="tel"
          required={required}
          maxLength={30}
          autocomplete="tel-national"
          placeholder={placeholder || undefined}
          value={phone}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </div>
    </Field>
  );
}
