/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";

type TextBoxProps = {
  /** Also the input's id. */
  name: string;
  label: string;
  value: string;
  error?: string | undefined;
  hint?: string | undefined;
  onChange: (value: string) => void;
  onBlur?: () => void;
  type?: "text" | "email" | "password";
  autocomplete: "username" | "current-password" | "new-password" | "one-time-code";
  inputMode?: "numeric" | "text";
  placeholder?: string;
  maxLength?: number;
  list?: string;
  /** Content at the end of the box. */
  children?: ComponentChildren;
};

/** A labeled input with its hint or error. */
export function TextBox(props: TextBoxProps) {
  const { name, label, value, error, hint, onChange, onBlur, type = "text", children, ...input } = props;
  const below = error ?? hint;
  return (
    <div class="entry-field">
      <label for={name}>{label}</label>
      <div class="entry-box">
        <input
          {...input}
          id={name}
          name={name}
          type={type}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={below ? `${name}-below` : undefined}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
          onBlur={onBlur}
        />
        {children}
      </div>
      {below && (
        <p id={`${name}-below`} role={error ? "alert" : undefined} class={error ? "entry-error" : "entry-hint"}>
          {below}
        </p>
      )}
    </div>
  );
}
