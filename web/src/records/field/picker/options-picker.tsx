import { Checkbox, CheckboxGroup, Fieldset, Stack } from "@chakra-ui/react";
import type { Field } from "@dure/domain/records/field/field";
import { OptionDot } from "../values/option-dot";
import { optionOf } from "../values/option-of";

type OptionsPickerProps = {
  attributes: Field["attributes"];
  label: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  autoFocus?: boolean;
};

/** Options to tick. A removed one that is still chosen can only be given up. */
export function OptionsPicker({ attributes, label, value, onChange, autoFocus = false }: OptionsPickerProps) {
  const { options = [] } = attributes;
  const removed = value
    .filter((one) => optionOf(attributes, one).isRemoved)
    .map((one) => ({ value: one, label: optionOf(attributes, one).label ?? "?", color: undefined }));
  return (
    <Fieldset.Root>
      <Fieldset.Legend srOnly>{label}</Fieldset.Legend>
      <CheckboxGroup value={[...value]} onValueChange={onChange}>
        <Stack gap="0" maxH="14rem" overflowY="auto" borderWidth="1px" rounded="l2" bg="bg.panel" py="1">
          {[...removed, ...options].map((option, place) => (
            <Checkbox.Root key={option.value} value={option.value} size="sm" px="2" minH={{ base: "10", md: "8" }}>
              <Checkbox.HiddenInput autoFocus={autoFocus && place === 0} />
              <Checkbox.Control />
              <OptionDot color={option.color} />
              <Checkbox.Label fontWeight="normal" textDecoration={place < removed.length ? "line-through" : undefined}>
                {option.label}
              </Checkbox.Label>
            </Checkbox.Root>
          ))}
        </Stack>
      </CheckboxGroup>
    </Fieldset.Root>
  );
}
