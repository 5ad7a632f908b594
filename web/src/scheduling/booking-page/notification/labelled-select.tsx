import { NativeSelect } from "@chakra-ui/react";

type LabelledSelectProps<T extends string> = {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  disabled: boolean;
  invalid?: boolean;
  onChange: (value: T) => void;
};

/** A select within a sentence; screen readers read its label. */
export function LabelledSelect<T extends string>(props: LabelledSelectProps<T>) {
  const { label, value, options, disabled, invalid = false, onChange } = props;
  return (
    <NativeSelect.Root w={{ base: "full", sm: "auto" }} minW="0" disabled={disabled} invalid={invalid}>
      <NativeSelect.Field
        aria-label={label}
        aria-invalid={invalid || undefined}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((one) => one.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
