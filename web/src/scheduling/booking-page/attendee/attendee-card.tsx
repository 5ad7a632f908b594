import { Box, Collapsible, Flex, IconButton, Stack, Text } from "@chakra-ui/react";
import { ChevronDown, X } from "lucide-react";
import { useState } from "react";
import { useFormState } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useMembers } from "../../../records/member/member-queries";
import { MemberAvatar } from "../../../teams/member/member-avatar";
import type { SectionProps } from "../section-props";
import { AttendeeSettings } from "./attendee-settings";
import { WeightField } from "./weight-field";

type AttendeeCardProps = SectionProps & {
  userId: string;
  index: number;
  isInTurns: boolean;
  onRemove: (() => void) | undefined;
};

/** An attendee in one line, with their own settings below. The settings open by themselves if one of them is wrong. */
export function AttendeeCard({ control, disabled, userId, index, isInTurns, onRemove }: AttendeeCardProps) {
  const { t } = useTranslation("scheduling");
  const { nameOf, isLoaded } = useMembers();
  const { errors } = useFormState({ control, name: `organizers.${index}` });
  const [isOpen, setOpen] = useState(false);
  const name = nameOf(userId) ?? (isLoaded ? t("attendee.gone") : "");
  const isWrong = Boolean(errors.organizers?.[index]);
  return (
    <Box as="li" borderWidth="1px" rounded="l2" borderColor={isWrong ? "border.error" : undefined}>
      <Collapsible.Root open={isOpen || isWrong} onOpenChange={({ open }) => setOpen(open)}>
        <Flex align="center" gap={{ base: "1", sm: "2" }} p="2" ps="3">
          <MemberAvatar userId={userId} name={name} />
          <Text flex="1" minW="0" fontWeight="medium" truncate>
            {name}
          </Text>
          {isInTurns && <WeightField control={control} disabled={disabled} index={index} person={name} />}
          <Collapsible.Trigger asChild>
            <IconButton variant="ghost" size="xs" aria-label={t("attendee.settingsOf", { name })}>
              <Box asChild transform={isOpen || isWrong ? "rotate(180deg)" : undefined}>
                <ChevronDown />
              </Box>
            </IconButton>
          </Collapsible.Trigger>
          {!disabled && onRemove && (
            <IconButton variant="ghost" size="xs" aria-label={t("attendee.remove", { name })} onClick={onRemove}>
              <X />
            </IconButton>
          )}
        </Flex>
        <Collapsible.Content>
          <Stack gap="5" px="3" pt="3" pb="4" borderTopWidth="1px">
            <AttendeeSettings control={control} disabled={disabled} userId={userId} index={index} />
          </Stack>
        </Collapsible.Content>
      </Collapsible.Root>
    </Box>
  );
}
