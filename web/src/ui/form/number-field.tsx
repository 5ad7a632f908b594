import { Input, InputGroup } from "@chakra-ui/react";
import { type FieldValues, useController } from "react-hook-form";
import type { BoundField } from "./bound-field";
import { FieldFrame } from "./field-frame";

type NumberFieldProps<In extends FieldValues, Out extends FieldValues> = BoundField<In, Out> & {
  min: number;
  max: number;
  unit?: string;
  /** A message instead of the default one. */
  rule?: string;
};

/** An integer. An empty field is NaN, which the schema refuses. */
export function NumberField<In extends FieldValues, Out extends FieldValues>(props: NumberFieldProps<In, Out>) {
  const { control, name, label, hint, required, disabled, min, max, unit, rule } = props;
  const { field, fieldState } = useController({ control, name });
  const error = fieldState.error && (rule ?? fieldState.error.message);
  return (
    <FieldFrame label={label} hint={hint} required={required} disabled={disabled} error={error}>
      <InputGroup endAddon={unit}>
        <Input
          {...field}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          disabled={disabled}
          value={field.value ?? ""}
          onChange={({ target }) => field.onChange(target.value === "" ? null : target.valueAsNumber)}
        />
      </InputGroup>
    </FieldFrame>
  );
}
