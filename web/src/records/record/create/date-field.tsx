import { Input } from "@chakra-ui/react";
import { type FieldValues, useController } from "react-hook-form";
import type { BoundField } from "../../../ui/form/bound-field";
import { FieldFrame } from "../../../ui/form/field-frame";

/** A day; none is `null`. */
export function DateField<In extends FieldValues, Out extends FieldValues>(props: BoundField<In, Out>) {
  const { control, name, label, hint, required, disabled } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <FieldFrame label={label} hint={hint} required={required} disabled={disabled} error={fieldState.error?.message}>
      <Input
        type="date"
        max="9999-12-31"
        {...field}
        value={field.value ?? ""}
        onChange={({ target }) => field.onChange(target.value || null)}
      />
    </FieldFrame>
  );
}
