import { Box, Button, Flex, Stack, Status, Text } from "@chakra-ui/react";
import type { CardServiceView } from "@dure/domain/teams/business-card/business-card";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useIsAdmin } from "../../identity/user/user-queries";
import { api } from "../../lib/api";
import { useMutation } from "../../lib/use-mutation";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { FormError } from "../../ui/form-error";
import { notify } from "../../ui/toast/notify";
import { refreshCardService } from "./card-queries";
import { CardTokenForm } from "./card-token-form";

/** The connected account, and whether its token still works. */
export function CardConnection({ service }: { service: CardServiceView }) {
  const { t } = useTranslation("records");
  const isAdmin = useIsAdmin();
  const [isAsking, setAsking] = useState(false);
  const { connected, revoked, account } = service;
  const state = connected ? "connected" : revoked ? "revoked" : "none";
  return (
    <Box borderWidth="1px" rounded="l3" bg="bg.panel" p="4">
      <Flex justify="space-between" align="flex-start" gap="3" wrap="wrap">
        <Text fontWeight="semibold" wordBreak="break-word">
          {account ?? t("businessCard.noAccount")}
        </Text>
        <Status.Root size="sm" colorPalette={{ connected: "green", none: "gray", revoked: "orange" }[state]}>
          <Status.Indicator />
          {t(`businessCard.state.${state}`)}
        </Status.Root>
      </Flex>
      {isAdmin && (
        <Stack gap="3" mt="3">
          {state === "revoked" && <Text color="fg.muted">{t("businessCard.revokedHint")}</Text>}
          {!connected && <CardTokenForm />}
          {account !== null && (
            <Button alignSelf="flex-start" variant="outline" onClick={() => setAsking(true)}>
              {t("businessCard.disconnect")}
            </Button>
          )}
        </Stack>
      )}
      <DisconnectDialog open={isAsking} onClose={() => setAsking(false)} />
    </Box>
  );
}

function DisconnectDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation("records");
  const disconnect = useMutation(api.teams.disconnectCardService.mutationOptions({ onSuccess: refreshCardService }));
  const confirm = () =>
    disconnect.mutate(
      {},
      {
        onSuccess: () => {
          notify.success({ title: t("businessCard.disconnected") });
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open={open}
      title={t("businessCard.disconnectTitle")}
      description={
        <Stack gap="3">
          <Text>{t("businessCard.disconnectHint")}</Text>
          <FormError error={disconnect.error} />
        </Stack>
      }
      confirm={t("businessCard.disconnect")}
      danger
      busy={disconnect.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
