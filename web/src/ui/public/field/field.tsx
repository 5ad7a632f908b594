/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import { useSharedTexts } from "../shell/language";

type FieldProps = {
  id: string;
  label: string;
  required?: boolean;
  hint?: string | undefined;
  error: string | undefined;
  children: ComponentChildren;
};

/** A labeled input with its error; `described` links the error to the input. */
export function Field({ id, label, required = false, hint, error, children }: FieldProps) {
  const texts = useSharedTexts();
  return (
    <div class="field">
      <label for={id} data-required={required || undefined}>
        {label} {!required && <span class="field-optional">({texts.optional})</span>}
      </label>
      <FieldHint id={id} hint={hint} />
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

export const FieldHint = ({ id, hint }: { id: string; hint: string | undefined }) =>
  hint ? (
    <p id={`${id}-hint`} class="field-hint">
      {hint}
    </p>
  ) : null;

export const FieldError = ({ id, error }: { id: string; error: string | undefined }) =>
  error ? (
    <p id={`${id}-error`} class="field-error">
      {error}
    </p>
  ) : null;

/** The value of `aria-describedby`: the ids of an input's hint and error. */
export const describedBy = (id: string, error: string | undefined, hint = false, unit = false): string | undefined =>
  [unit && `${id}-unit`, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;

/** The attributes that link an input to its field. */
export const described = (id: string, error: string | undefined, hint = false, unit = false) => ({
  id,
  name: id,
  "aria-invalid": error ? true : undefined,
  "aria-describedby": describedBy(id, error, hint, unit),
});
