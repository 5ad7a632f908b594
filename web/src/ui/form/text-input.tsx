import { Input, type InputProps, Textarea } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FieldFrame } from "./field-frame";

type TextInputProps = Pick<InputProps, "type" | "inputMode" | "placeholder" | "maxLength" | "onBlur"> & {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** The number of lines. With more than one, the input grows with its text. */
  rows?: number;
  value: string;
  onChange: (value: string) => void;
};

/** A text of the draft: one line, or several. */
export function TextInput({ label, hint, error, required, rows = 1, onChange, onBlur, ...input }: TextInputProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} required={required}>
      {rows > 1 ? (
        <Textarea
          autoresize
          rows={rows}
          placeholder={input.placeholder}
          maxLength={input.maxLength}
          value={input.value}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <Input {...input} onBlur={onBlur} onChange={({ target }) => onChange(target.value)} />
      )}
    </FieldFrame>
  );
}
