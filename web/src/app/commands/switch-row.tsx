import { Box, Switch, Text } from "@chakra-ui/react";

type SwitchRowProps = { label: string; hint: string; isOn: boolean; onSwitch: (isOn: boolean) => void };

export function SwitchRow({ label, hint, isOn, onSwitch }: SwitchRowProps) {
  return (
    <Box borderTopWidth="1px" pt="3">
      <Switch.Root checked={isOn} onCheckedChange={({ checked }) => onSwitch(checked)}>
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label>{label}</Switch.Label>
      </Switch.Root>
      <Text textStyle="xs" color="fg.muted" mt="1">
        {hint}
      </Text>
    </Box>
  );
}
