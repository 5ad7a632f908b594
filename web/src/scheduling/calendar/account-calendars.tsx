import { Badge, Box, HStack, Skeleton, Stack, Text } from "@chakra-ui/react";
import type { Provider } from "@dure/domain/teams/connection";
import { useTranslation } from "react-i18next";
import { FormError } from "../../ui/form-error";
import { needsRegrant, useCalendars } from "./calendar-queries";

/** The calendars of one account, by their names and colors. */
export function AccountCalendars({ provider, email }: { provider: Provider; email: string }) {
  const { t } = useTranslation("scheduling");
  const { data, isPending, error } = useCalendars();
  const own = data?.filter(({ account }) => account.provider === provider && account.email === email) ?? [];
  return (
    <Stack as="ul" listStyleType="none" gap="1.5" mt="3" aria-label={t("connections.calendarsOf", { email })}>
      {isPending && <Skeleton h="5" w="40" />}
      {!needsRegrant(error) && <FormError error={error} />}
      {own.map(({ id, name, color, primary, canEdit }) => (
        <HStack as="li" key={id} gap="2">
          <Box boxSize="3" rounded="xs" flexShrink="0" style={{ backgroundColor: color }} aria-hidden />
          <Text truncate>{name}</Text>
          {primary && <Badge size="xs">{t("connections.primary")}</Badge>}
          {!canEdit && <Badge size="xs">{t("connections.readOnly")}</Badge>}
        </HStack>
      ))}
    </Stack>
  );
}
