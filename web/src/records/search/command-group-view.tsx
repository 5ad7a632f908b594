import { Box, chakra, Kbd, Text } from "@chakra-ui/react";
import { type ComponentType, type ReactNode, useId } from "react";
import type { Command } from "../../lib/commands/command";

type CommandGroupViewProps = {
  title: string;
  commands: readonly Pick<Command, "id" | "label" | "icon" | "keys">[];
  optionId: (id: string) => string;
  activeId: string | undefined;
  onChoose: (id: string) => void;
};

/** A group of commands by their names, with their shortcuts. */
export function CommandGroupView({ title, commands, optionId, activeId, onChoose }: CommandGroupViewProps) {
  const headingId = useId();
  return (
    <Box role="group" aria-labelledby={headingId} mb="2">
      <Text id={headingId} textStyle="xs" color="fg.muted" px="2" py="1" aria-hidden>
        {title}
      </Text>
      {commands.map(({ id, label, icon, keys }) => (
        <CommandOption key={id} id={optionId(id)} isActive={id === activeId} icon={icon} onChoose={() => onChoose(id)}>
          <Box as="span" flex="1" truncate>
            {label}
          </Box>
          {keys?.map((key) => (
            <Kbd key={key} size="sm" aria-hidden>
              {key}
            </Kbd>
          ))}
        </CommandOption>
      ))}
    </Box>
  );
}

type CommandOptionProps = {
  id: string;
  isActive: boolean;
  icon: ComponentType | undefined;
  onChoose: () => void;
  children: ReactNode;
};

function CommandOption({ id, isActive, icon, onChoose, children }: CommandOptionProps) {
  return (
    <chakra.div
      role="option"
      id={id}
      aria-selected={isActive}
      tabIndex={-1}
      display="flex"
      alignItems="center"
      gap="2"
      px="2"
      py="1.5"
      rounded="l2"
      cursor="pointer"
      bg={isActive ? "bg.emphasized/80" : undefined}
      _hover={isActive ? {} : { bg: "bg.muted" }}
      onClick={onChoose}
    >
      {icon && <Box as={icon} boxSize="4" color="fg.muted" flexShrink="0" aria-hidden />}
      {children}
    </chakra.div>
  );
}
