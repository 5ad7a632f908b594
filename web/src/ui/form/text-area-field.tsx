import { Textarea } from "@chakra-ui/react";
import { type FieldValues, useController } from "react-hook-form";
import type { BoundField } from "./bound-field";
import { FieldFrame } from "./field-frame";

type TextAreaFieldProps<In extends FieldValues, Out extends FieldValues> = BoundField<In, Out> & {
  rows?: number;
  placeholder?: string;
};

/** Several lines of text. It grows with what is typed. */
export function TextAreaField<In extends FieldValues, Out extends FieldValues>(props: TextAreaFieldProps<In, Out>) {
  const { control, name, label, hint, required, disabled, rows = 3, ...input } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <FieldFrame label={label} hint={hint} required={required} disabled={disabled} error={fieldState.error?.message}>
      <Textarea autoresize rows={rows} {...input} {...field} value={field.value ?? ""} />
    </FieldFrame>
  );
}
