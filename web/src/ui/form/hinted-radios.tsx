import { RadioGroup, Stack, Text } from "@chakra-ui/react";
import { FieldFrame } from "./field-frame";

type HintedRadiosProps<Value extends string> = {
  label: string;
  value: Value | null;
  choices: readonly { value: Value; label: string; hint: string }[];
  disabled?: boolean | undefined;
  onChange: (value: Value) => void;
  onBlur: () => void;
};

/** Radio buttons, each with a sentence that explains it. */
export function HintedRadios<Value extends string>(props: HintedRadiosProps<Value>) {
  const { label, value, choices, disabled = false, onChange, onBlur } = props;
  return (
    <FieldFrame label={label} disabled={disabled}>
      <RadioGroup.Root
        size="sm"
        value={value}
        disabled={disabled}
        onValueChange={(chosen) => onChange(chosen.value as Value)}
      >
        <Stack gap="2">
          {choices.map((choice) => (
            <RadioGroup.Item key={choice.value} value={choice.value} alignItems="flex-start">
              <RadioGroup.ItemHiddenInput onBlur={onBlur} />
              <RadioGroup.ItemIndicator mt="0.5" />
              <RadioGroup.ItemText>
                {choice.label}
                <Text as="span" display="block" color="fg.muted" fontWeight="normal">
                  {choice.hint}
                </Text>
              </RadioGroup.ItemText>
            </RadioGroup.Item>
          ))}
        </Stack>
      </RadioGroup.Root>
    </FieldFrame>
  );
}
