import { Input, InputGroup, type InputProps } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { type FieldValues, useController } from "react-hook-form";
import type { BoundField } from "./bound-field";
import { FieldFrame } from "./field-frame";

type TextFieldProps<In extends FieldValues, Out extends FieldValues> = BoundField<In, Out> &
  Pick<InputProps, "type" | "autoComplete" | "inputMode" | "placeholder" | "autoFocus" | "list" | "maxLength"> & {
    /** Fixed text before or after what is typed, such as a domain. */
    before?: ReactNode;
    after?: ReactNode;
    readOnly?: boolean;
    /** What to say when it is left empty, instead of the general words. */
    whenEmpty?: string;
    /** What only the server knows to be wrong, such as a name that is taken. */
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
