import { Flex, IconButton, Stack, Text } from "@chakra-ui/react";
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { MemberName } from "../../../records/member/member-name";
import { MemberPicker } from "../../../records/member/member-picker";
import { useMembers } from "../../../records/member/member-queries";

type AssigneesFieldProps = { value: readonly string[]; onChange: (ids: string[]) => void };

/** The members who get leads in turns. */
export function AssigneesField({ value, onChange }: AssigneesFieldProps) {
  const { t } = useTranslation("routing");
  const { nameOf } = useMembers();
  return (
    <Stack gap="2" w="full" maxW="sm" role="group" aria-label={t("actions.assignees")}>
      <Text textStyle="sm" fontWeight="medium">
        {t("actions.assignees")}
      </Text>
      <Stack as="ul" listStyleType="none" gap="1">
        {value.map((id) => (
          <Flex as="li" key={id} justify="space-between" align="center" gap="2">
            <MemberName id={id} />
            <IconButton
              variant="ghost"
              size="xs"
              aria-label={t("actions.removeAssignee", { name: nameOf(id) ?? "" })}
              onClick={() => onChange(value.filter((one) => one !== id))}
            >
              <X />
            </IconButton>
          </Flex>
        ))}
      </Stack>
      <MemberPicker
        // Empty again after each choice.
        key={value.length}
        value={null}
        label={t("actions.addAssignee")}
        onPick={(id) => id && !value.includes(id) && onChange([...value, id])}
      />
    </Stack>
  );
}
