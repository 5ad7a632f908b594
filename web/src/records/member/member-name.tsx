import { Box, HStack } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { PersonAvatar } from "../../ui/person-avatar";
import { useMembers } from "./member-queries";

/** A person of the team by their id; who left or never belonged to it stays unnamed. */
export function MemberName({ id }: { id: string }) {
  const { t } = useTranslation("records");
  const name = useMembers().nameOf(id);
  return (
    <HStack as="span" gap="1.5" minW="0">
      <PersonAvatar name={name ?? "?"} />
      <Box as="span" truncate {...(!name && { color: "fg.muted" })}>
        {name ?? t("member.unknown")}
      </Box>
    </HStack>
  );
}
