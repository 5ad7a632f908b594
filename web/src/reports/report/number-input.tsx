import { Input } from "@chakra-ui/react";
import { FieldFrame } from "../../ui/form/field-frame";

type NumberInputProps = {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Null: nothing is typed in. */
  value: number | null;
  onChange: (value: number | null) => void;
};

/** A number of a draft, maybe with decimals. */
export function NumberInput({ label, hint, error, value, onChange }: NumberInputProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      <Input
        type="number"
        inputMode="decimal"
        step="any"
        value={value ?? ""}
        onChange={({ target }) => onChange(Number.isFinite(target.valueAsNumber) ? target.valueAsNumber : null)}
      />
    </FieldFrame>
  );
}
