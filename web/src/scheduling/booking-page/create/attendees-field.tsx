import { Flex, HStack, IconButton, Stack, Text } from "@chakra-ui/react";
import { X } from "lucide-react";
import { useController, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useMembers } from "../../../records/member/member-queries";
import { MemberAvatar } from "../../../teams/member/member-avatar";
import { FieldFrame } from "../../../ui/form/field-frame";
import { AttendeePicker } from "../attendee/attendee-picker";
import type { NewPageControl } from "./new-page-form";

/** The members who take the meetings; exactly one for a page of a single host. */
export function AttendeesField({ control }: { control: NewPageControl }) {
  const { t } = useTranslation("scheduling");
  const { field, fieldState } = useController({ control, name: "attendees" });
  const kind = useWatch({ control, name: "kind" });
  const { nameOf } = useMembers();
  const chosen = field.value;
  const isFull = kind === "oneOnOne" && chosen.length > 0;
  return (
    <FieldFrame label={t("attendee.title")} required error={fieldState.error?.message}>
      <Stack gap="2" w="full">
        <Stack as="ul" listStyleType="none" gap="1">
          {chosen.map((userId) => {
            const name = nameOf(userId) ?? "";
            return (
              <Flex as="li" key={userId} justify="space-between" align="center">
                <HStack gap="2" minW="0">
                  <MemberAvatar userId={userId} name={name} />
                  <Text truncate>{name}</Text>
                </HStack>
                <IconButton
                  variant="ghost"
                  size="xs"
                  aria-label={t("attendee.remove", { name })}
                  onClick={() => field.onChange(chosen.filter((one) => one !== userId))}
                >
                  <X />
                </IconButton>
              </Flex>
            );
          })}
        </Stack>
        {!isFull && <AttendeePicker chosen={chosen} onAdd={(userId) => field.onChange([...chosen, userId])} />}
      </Stack>
    </FieldFrame>
  );
}
