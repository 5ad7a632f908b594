import { Checkbox, Stack } from "@chakra-ui/react";
import type { Option } from "@dure/domain/forms/question/question";

type ChoicesProps = {
  label: string;
  options: readonly Option[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/**
 * Selects some of a question's options, in their order. A selected option that was deleted stays until it is removed
 * here.
 */
export function Choices({ label, options, chosen, onChange }: ChoicesProps) {
  const gone = chosen.filter((one) => !options.some(({ value }) => value === one));
  const all = [...options, ...gone.map((value) => ({ value, label: value }))];
  const set = (value: string, isChosen: boolean) =>
    onChange(all.map((one) => one.value).filter((one) => (one === value ? isChosen : chosen.includes(one))));
  return (
    <Stack role="group" aria-label={label} gap="1.5" maxH="40" overflowY="auto" borderWidth="1px" rounded="l2" p="2">
      {all.map((option) => (
        <Checkbox.Root
          key={option.value}
          size="sm"
          checked={chosen.includes(option.value)}
          onCheckedChange={({ checked }) => set(option.value, checked === true)}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label fontWeight="normal">{option.label}</Checkbox.Label>
        </Checkbox.Root>
      ))}
    </Stack>
  );
}
