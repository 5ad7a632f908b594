import { Flex, IconButton, Stack, Text } from "@chakra-ui/react";
import { X } from "lucide-react";
import { MemberName } from "./member-name";
import { MemberPicker } from "./member-picker";
import { useMembers } from "./member-queries";

type MembersFieldProps = {
  label: string;
  /** Ids, in the order they were chosen. */
  value: readonly string[];
  addLabel: string;
  removeLabel: (name: string) => string;
  /** The id of a member who takes part otherwise, and so can't be added. */
  except?: string;
  onChange: (ids: string[]) => void;
};

/** Members, added one by one. */
export function MembersField({ label, value, addLabel, removeLabel, except, onChange }: MembersFieldProps) {
  const { nameOf } = useMembers();
  const add = (id: string | null) => {
    if (id && id !== except && !value.includes(id)) onChange([...value, id]);
  };
  return (
    <Stack gap="2" w="full" maxW="sm" role="group" aria-label={label}>
      <Text textStyle="sm" fontWeight="medium">
        {label}
      </Text>
      {value.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="1">
          {value.map((id) => (
            <Flex as="li" key={id} justify="space-between" align="center" gap="2">
              <MemberName id={id} />
              <IconButton
                variant="ghost"
                size="xs"
                aria-label={removeLabel(nameOf(id) ?? "")}
                onClick={() => onChange(value.filter((one) => one !== id))}
              >
                <X />
              </IconButton>
            </Flex>
          ))}
        </Stack>
      )}
      {/* Empty again after each choice. */}
      <MemberPicker key={value.length} value={null} label={addLabel} onPick={add} />
    </Stack>
  );
}
