import { chakra, Switch } from "@chakra-ui/react";

type RowSwitchProps = {
  /** The name of what is switched, for screen readers: a list has many switches. */
  label: string;
  /** The state in words, which wide screens show beside the switch. */
  state: string;
  checked: boolean;
  disabled: boolean;
  /** Why it can't be switched. */
  hint?: string | undefined;
  onChange: (checked: boolean) => void;
};

/** The switch of a row in a list. */
export function RowSwitch({ label, state, checked, disabled, hint, onChange }: RowSwitchProps) {
  return (
    <Switch.Root
      size="sm"
      checked={checked}
      disabled={disabled}
      title={hint}
      onCheckedChange={(change) => onChange(change.checked)}
    >
      <Switch.HiddenInput aria-label={label} aria-description={hint} />
      <Switch.Control />
      {/* A label of the switch's own would name it instead of `label`. */}
      <chakra.span aria-hidden hideBelow="sm" whiteSpace="nowrap" fontWeight="medium">
        {state}
      </chakra.span>
    </Switch.Root>
  );
}
