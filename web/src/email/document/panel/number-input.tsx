import { Input } from "@chakra-ui/react";
import { useState } from "react";
import { FieldFrame } from "../../../ui/form/field-frame";

type NumberInputProps = {
  label: string;
  hint?: string;
  value: number | null;
  min: number;
  max: number;
  onChange: (value: number) => void;
};

/** A whole number of pixels. What is typed counts once it is within the limits. */
export function NumberInput({ label, hint, value, min, max, onChange }: NumberInputProps) {
  const [typed, setTyped] = useState<string>();
  const change = (text: string) => {
    setTyped(text);
    const number = Number(text);
    if (text !== "" && Number.isInteger(number) && number >= min && number <= max) onChange(number);
  };
  return (
    <FieldFrame label={label} hint={hint ?? `${min}–${max} px`}>
      <Input
        type="number"
        size="sm"
        min={min}
        max={max}
        value={typed ?? value ?? ""}
        onChange={({ target }) => change(target.value)}
        onBlur={() => setTyped(undefined)}
      />
    </FieldFrame>
  );
}
