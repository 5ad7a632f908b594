/** @jsxImportSource preact */
import { useSharedTexts } from "../shell/language";
import { described, FieldError, FieldHint } from "./field";

type ConsentFieldProps = {
  name: string;
  label: string;
  isGiven: boolean;
  error: string | undefined;
  onChange: (isGiven: boolean) => void;
  required: boolean;
  hint: string;
  /** The consent's text; "" if there is none. */
  url: string;
};

/** A consent checkbox with a link to its details. */
export function ConsentField({ name, label, isGiven, error, onChange, required, hint, url }: ConsentFieldProps) {
  const texts = useSharedTexts();
  return (
    <div class="field">
      <label class="choice">
        <input
          {...described(name, error, Boolean(hint))}
          type="checkbox"
          required={required}
          checked={isGiven}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <span data-required={required || undefined}>
          {label} {!required && <span class="field-optional">({texts.optional})</span>}
        </span>
      </label>
      <FieldHint id={name} hint={hint} />
      {url && (
        <a class="consent-link" href={url} target="_blank" rel="noreferrer">
          {texts.readMore}
          <span class="visually-hidden">: {label}</span>
        </a>
      )}
      <FieldError id={name} error={error} />
    </div>
  );
}
