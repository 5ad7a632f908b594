import { Input, InputGroup } from "@chakra-ui/react";
import { useState } from "react";
import { type FieldValues, useController } from "react-hook-form";
import type { BoundField } from "../../../ui/form/bound-field";
import { FieldFrame } from "../../../ui/form/field-frame";
import { parseNumber } from "../../field/parse-number";

/** An amount of won, with or without separators; nothing is `null`. */
export function AmountField<In extends FieldValues, Out extends FieldValues>(props: BoundField<In, Out>) {
  const { control, name, label, hint, required, disabled } = props;
  const { field, fieldState } = useController({ control, name });
  const [text, setText] = useState("");
  return (
    <FieldFrame label={label} hint={hint} required={required} disabled={disabled} error={fieldState.error?.message}>
      <InputGroup startElement="₩">
        <Input
          ref={field.ref}
          name={field.name}
          inputMode="decimal"
          autoComplete="off"
          textAlign="end"
          fontVariantNumeric="tabular-nums"
          value={text}
          onBlur={() => {
            const amount = parseNumber(text);
            if (amount !== null && Number.isFinite(amount)) setText(amount.toLocaleString("en-US"));
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
