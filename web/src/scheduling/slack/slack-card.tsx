import { Box, Button, Flex, HStack, Stack, Status, Text } from "@chakra-ui/react";
import type { SlackView } from "@dure/domain/teams/slack";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useIsAdmin } from "../../identity/user/user-queries";
import { FormError } from "../../ui/form-error";
import { DisconnectSlackDialog } from "./disconnect-slack-dialog";
import { useConnectSlack } from "./use-connect-slack";

/** The connected Slack workspace, and whether its grant still works. */
export function SlackCard({ slack: { connected, workspace } }: { slack: SlackView }) {
  const { t } = useTranslation("scheduling");
  const isAdmin = useIsAdmin();
  const { connect, isConnecting, failure } = useConnectSlack();
  const [isAsking, setAsking] = useState(false);
  const state = connected ? "connected" : workspace === null ? "none" : "revoked";
  return (
    <Box borderWidth="1px" rounded="l3" bg="bg.panel" p="4">
      <Flex justify="space-between" align="flex-start" gap="3" wrap="wrap">
        <Text fontWeight="semibold" wordBreak="break-word">
          {workspace ?? t("slack.noWorkspace")}
        </Text>
        <Status.Root size="sm" colorPalette={{ connected: "green", none: "gray", revoked: "orange" }[state]}>
          <Status.Indicator />
          {t(`slack.state.${state}`)}
        </Status.Root>
      </Flex>
      <Stack gap="3" mt="2">
        <Text color="fg.muted">{t(`slack.about.${state}`)}</Text>
        {isAdmin ? (
          <HStack wrap="wrap" gap="2">
            <Button
              variant={connected ? "outline" : "solid"}
              loading={isConnecting}
              loadingText={t("connect.waiting")}
              onClick={connect}
            >
              {t(`slack.connectAs.${state}`)}
            </Button>
            {workspace !== null && (
              <Button variant="outline" onClick={() => setAsking(true)}>
                {t("slack.disconnect")}
              </Button>
            )}
          </HStack>
        ) : (
          <Text color="fg.muted">{t("slack.byAdmin")}</Text>
        )}
        <FormError error={failure} />
      </Stack>
      <DisconnectSlackDialog open={isAsking} workspace={workspace ?? ""} onClose={() => setAsking(false)} />
    </Box>
  );
}
