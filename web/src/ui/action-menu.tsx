import { Box, IconButton, Menu, Portal, Text } from "@chakra-ui/react";
import { Ellipsis, type LucideIcon } from "lucide-react";
import type { ReactElement } from "react";

export type Action = {
  id: string;
  label: string;
  icon?: LucideIcon;
  danger?: boolean;
  disabled?: boolean;
  /** The text below the label, such as why the action is disabled. */
  hint?: string | undefined;
  onSelect: () => void;
};

type ActionMenuProps = {
  /** The menu's accessible label. */
  label: string;
  actions: readonly Action[];
  /** A custom button instead of the three dots. */
  trigger?: ReactElement;
};

/** A menu of actions on one item. Arrow keys, first letters and Escape work. */
export function ActionMenu({ label, actions, trigger }: ActionMenuProps) {
  return (
    <Menu.Root
      positioning={{ placement: "bottom-end" }}
      onSelect={({ value }) => actions.find(({ id }) => id === value)?.onSelect()}
      lazyMount
    >
      <Menu.Trigger asChild>
        {trigger ?? (
          <IconButton variant="ghost" size="xs" aria-label={label}>
            <Ellipsis />
          </IconButton>
        )}
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={label}>
            {actions.map(({ id, label: text, icon: Icon, danger, disabled = false, hint }) => (
              <Menu.Item key={id} value={id} disabled={disabled} {...(danger && { color: "fg.error" })}>
                {Icon && <Icon size={15} aria-hidden />}
                <Box maxW="56">
                  <Menu.ItemText>{text}</Menu.ItemText>
                  {hint && (
                    <Text textStyle="xs" color="fg.muted">
                      {hint}
                    </Text>
                  )}
                </Box>
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
