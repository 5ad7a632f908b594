import { Field, SegmentGroup, Text } from "@chakra-ui/react";
import { useId } from "react";

type ChoiceProps<T extends string> = {
  label: string;
  value: string;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
};

/** A choice between two to four options, side by side; it takes effect at once. */
export function Choice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  const id = useId();
  return (
    <Field.Root>
      <Text id={id} textStyle="sm" fontWeight="medium">
        {label}
      </Text>
      <SegmentGroup.Root
        size="sm"
        aria-labelledby={id}
        value={value}
        onValueChange={(change) => {
          const chosen = options.find((option) => option.value === change.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        <SegmentGroup.Indicator />
        <SegmentGroup.Items items={[...options]} />
      </SegmentGroup.Root>
    </Field.Root>
  );
}
