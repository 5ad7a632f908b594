import { Box, HStack, Skeleton } from "@chakra-ui/react";
import { keyIdOf } from "@dure/domain/shared/caller/api-key-text";
import { KeyRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { MemberAvatar } from "../../teams/member/member-avatar";
import { Logo } from "../../ui/logo";
import { useMembers } from "./member-queries";

/** The actor ids of the product itself (domain/src/shared/access.ts). */
const NO_MEMBER = ["system", "public", "router"];

/** A person of the team by their id, one of its API keys, or the product itself. */
export function MemberName({ id }: { id: string }) {
  const { t } = useTranslation("records");
  const { nameOf, isLoaded } = useMembers();
  if (!isLoaded) return <Skeleton as="span" display="inline-block" verticalAlign="middle" h="3.5" w="20" />;
  if (NO_MEMBER.includes(id)) {
    return (
      <HStack as="span" gap="1.5" minW="0">
        <Logo size={24} />
        {t("member.product")}
      </HStack>
    );
  }
  if (keyIdOf(id) !== undefined) {
    return (
      <HStack as="span" gap="1.5" minW="0">
        <KeyRound size={16} aria-hidden />
        {t("member.apiKey")}
      </HStack>
    );
  }
  const name = nameOf(id);
  return (
    <HStack as="span" gap="1.5" minW="0">
      <MemberAvatar userId={id} name={name ?? "?"} />
      <Box as="span" truncate {...(!name && { color: "fg.muted" })}>
        {name ?? t("member.unknown")}
      </Box>
    </HStack>
  );
}
