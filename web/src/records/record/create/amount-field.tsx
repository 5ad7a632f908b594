import { Input, InputGroup } from "@chakra-ui/react";
import { useState } from "react";
import { type FieldValues, useController } from "react-hook-form";
import type { BoundField } from "../../../ui/form/bound-field";
import { FieldFrame } from "../../../ui/form/field-frame";
import { parseNumber } from "../../field/values/parse-number";

type AmountFieldProps<In extends FieldValues, Out extends FieldValues> = BoundField<In, Out> & {
  /** A currency's sign comes before the number, a percent sign after it. */
  unit: "₩" | "$" | "%" | "";
};

/** A number, with or without separators; nothing is `null`. */
export function AmountField<In extends FieldValues, Out extends FieldValues>(props: AmountFieldProps<In, Out>) {
  const { control, name, label, hint, required, disabled, unit } = props;
  const { field, fieldState } = useController({ control, name });
  const [text, setText] = useState(() => textOf(field.value));
  // After a reset or with a restored draft, the form's value differs from the typed text and is shown instead.
  const shown = Object.is(parseNumber(text), field.value ?? null) ? text : textOf(field.value);
  return (
    <FieldFrame label={label} hint={hint} required={required} disabled={disabled} error={fieldState.error?.message}>
      <InputGroup {...(unit === "%" ? { endElement: unit } : unit !== "" && { startElement: unit })}>
        <Input
          ref={field.ref}
          name={field.name}
          inputMode="decimal"
          autoComplete="off"
          textAlign="end"
          fontVariantNumeric="tabular-nums"
          value={shown}
          onBlur={() => {
            const amount = parseNumber(text);
            if (amount !== null && Number.isFinite(amount)) setText(textOf(amount));
            field.onBlur();
          }}
          onChange={({ target }) => {
            setText(target.value);
            field.onChange(parseNumber(target.value));
          }}
        />
      </InputGroup>
    </FieldFrame>
  );
}

const textOf = (value: unknown): string =>
  typeof value === "number" ? value.toLocaleString("en-US", { maximumFractionDigits: 4 }) : "";
