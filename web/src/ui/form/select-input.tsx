import { NativeSelect } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FieldFrame } from "./field-frame";

type SelectInputProps<T extends string> = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
};

/** A select with known choices. */
export function SelectInput<T extends string>({ label, hint, error, value, options, onChange }: SelectInputProps<T>) {
  const choose = (chosen: string) => {
    const known = options.find((option) => option.value === chosen);
    if (known) onChange(known.value);
  };
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      <NativeSelect.Root>
        <NativeSelect.Field value={value} onChange={({ target }) => choose(target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FieldFrame>
  );
}
