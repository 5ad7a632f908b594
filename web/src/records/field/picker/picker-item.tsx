import { Box, Combobox } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { MemberAvatar } from "../../../teams/member/member-avatar";
import { OptionDot } from "../values/option-dot";
import type { Choice } from "./choice";

/**
 * One line of a picker. A member has an avatar; a record has a hint that distinguishes it from others of the same name.
 */
export function PickerItem({ choice, isNew }: { choice: Choice; isNew: boolean }) {
  const { icon: Icon } = choice;
  return (
    <Combobox.Item item={choice} gap="2" minH="8">
      {isNew && <Plus size={14} aria-hidden />}
      {Icon && <Icon size={14} aria-hidden />}
      <OptionDot color={choice.color} />
      {choice.person && <MemberAvatar userId={choice.value} name={choice.label} />}
      <Combobox.ItemText flex="1" minW="0" truncate>
        {choice.label}
        {choice.hint && (
          <Box as="span" color="fg.muted" textStyle="xs" ms="1.5">
            {choice.hint}
          </Box>
        )}
      </Combobox.ItemText>
      <Combobox.ItemIndicator />
    </Combobox.Item>
  );
}
