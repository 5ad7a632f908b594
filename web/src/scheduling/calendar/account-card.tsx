import { Box, Flex, Heading, HStack, Stack, Status, Text } from "@chakra-ui/react";
import type { ConnectionView } from "@dure/domain/teams/connection";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ActionMenu } from "../../ui/action-menu";
import { ConnectButton } from "./connect-button";
import { DisconnectDialog } from "./disconnect-dialog";
import type { AccountRefusal } from "./refused-accounts";
import { useServiceName } from "./use-service-name";

type AccountCardProps = {
  connection: ConnectionView;
  /** The reason to re-authorize, if it is known. */
  refusal?: AccountRefusal | undefined;
  children?: ReactNode;
};

/** A connected account and its state; below, its calendars or the button to re-authorize it. */
export function AccountCard({ connection, refusal, children }: AccountCardProps) {
  const { provider, service, email, needs_regrant } = connection;
  const refused = needs_regrant ? "again" : refusal;
  const { t } = useTranslation("scheduling");
  const nameOf = useServiceName();
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  return (
    <Box as="article" aria-labelledby={id} borderWidth="1px" rounded="l3" bg="bg.panel" p="4">
      <Flex justify="space-between" align="flex-start" gap="3" wrap="wrap">
        <Stack gap="0" minW="0">
          <Heading as="h3" id={id} size="sm" fontWeight="semibold">
            {nameOf(provider, service)}
          </Heading>
          <Text color="fg.muted" wordBreak="break-all">
            {email}
          </Text>
        </Stack>
        <HStack gap="2">
          <Status.Root size="sm" colorPalette={refused ? "orange" : "green"}>
            <Status.Indicator />
            {refused ? t("connections.needsRegrant") : t("connections.connected")}
          </Status.Root>
          <ActionMenu
            label={t("disconnect.menu", { email })}
            actions={[
              { id: "disconnect", label: t("disconnect.confirm"), danger: true, onSelect: () => setAsking(true) },
            ]}
          />
        </HStack>
      </Flex>
      {refused ? (
        <Stack mt="3" gap="3">
          <Text color="fg.muted">{t(`connections.regrantHint.${refused}`)}</Text>
          <ConnectButton provider={provider} service={service} email={email} />
        </Stack>
      ) : (
        children
      )}
      <DisconnectDialog connection={connection} open={isAsking} onClose={() => setAsking(false)} />
    </Box>
  );
}
