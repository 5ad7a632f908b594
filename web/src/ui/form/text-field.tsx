import { Input, InputGroup, type InputProps } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { type FieldValues, useController } from "react-hook-form";
import type { BoundField } from "./bound-field";
import { FieldFrame } from "./field-frame";

type TextFieldProps<In extends FieldValues, Out extends FieldValues> = BoundField<In, Out> &
  Pick<InputProps, "type" | "autoComplete" | "inputMode" | "placeholder" | "autoFocus" | "list" | "maxLength"> & {
    /** Fixed text before or after the input, such as a domain. */
    before?: ReactNode;
    after?: ReactNode;
    readOnly?: boolean;
    /** The message for an empty field instead of the default one. */
    whenEmpty?: string;
    /** An error that only the server can find, such as a taken name. */
    error?: string | undefined;
  };

/** One line of text. */
export function TextField<In extends FieldValues, Out extends FieldValues>(props: TextFieldProps<In, Out>) {
  const { control, name, label, hint, required, disabled, before, after, whenEmpty, error, ...input } = props;
  const { field, fieldState } = useController({ control, name });
  const isEmpty = String(field.value ?? "").trim() === "";
  const invalid = fieldState.error && ((isEmpty && whenEmpty) || fieldState.error.message);
  return (
    <FieldFrame label={label} hint={hint} required={required} disabled={disabled} error={invalid ?? error}>
      <InputGroup startAddon={before} endAddon={after}>
        <Input {...input} {...field} value={field.value ?? ""} disabled={disabled} />
      </InputGroup>
    </FieldFrame>
  );
}
