/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import { useTexts } from "../shell/language";

type FieldProps = {
  id: string;
  label: string;
  required?: boolean;
  hint?: string;
  error: string | undefined;
  children: ComponentChildren;
};

/** A labelled input and what is wrong with it, which `described` ties to the input. */
export function Field({ id, label, required = false, hint, error, children }: FieldProps) {
  const texts = useTexts();
  return (
    <div class="field">
      <label for={id}>
        {label} {!required && <span class="field-optional">({texts.optional})</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} class="field-hint">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} class="field-error">
          {error}
        </p>
      )}
    </div>
  );
}

/** The attributes that tie an input to its field. */
export const described = (id: string, error: string | undefined, hint = false) => ({
  id,
  name: id,
  "aria-invalid": error ? true : undefined,
  "aria-describedby": [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined,
});
