import { Box, Flex, Heading, Stack, Status, Text } from "@chakra-ui/react";
import type { ConnectionView } from "@dure/domain/teams/connection";
import { useTranslation } from "react-i18next";
import { AccountCalendars } from "./account-calendars";
import { ConnectButton } from "./connect-button";

/** A connected account, whether it still works, and its calendars. */
export function ConnectionCard({ connection: { provider, email, needs_regrant } }: { connection: ConnectionView }) {
  const { t } = useTranslation("scheduling");
  return (
    <Box as="section" borderWidth="1px" rounded="l3" bg="bg.panel" p="4">
      <Flex justify="space-between" align="flex-start" gap="3" wrap="wrap">
        <Stack gap="0" minW="0">
          <Heading as="h2" size="sm" fontWeight="semibold">
            {t(`provider.${provider}`)}
          </Heading>
          <Text color="fg.muted" wordBreak="break-all">
            {email}
          </Text>
        </Stack>
        <Status.Root size="sm" colorPalette={needs_regrant ? "orange" : "green"}>
          <Status.Indicator />
          {needs_regrant ? t("connections.needsRegrant") : t("connections.connected")}
        </Status.Root>
      </Flex>
      {needs_regrant ? (
        <Stack mt="3" gap="3">
          <Text color="fg.muted">{t("connections.regrantHint")}</Text>
          <ConnectButton provider={provider} email={email} />
        </Stack>
      ) : (
        <AccountCalendars provider={provider} email={email} />
      )}
    </Box>
  );
}
