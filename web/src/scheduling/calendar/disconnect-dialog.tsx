import { Stack, Text } from "@chakra-ui/react";
import type { ConnectionView } from "@dure/domain/teams/connection";
import { useTranslation } from "react-i18next";
import { api } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { FormError } from "../../ui/form-error";
import { notify } from "../../ui/toast/notify";
import { useServiceName } from "./use-service-name";

type DisconnectDialogProps = { connection: ConnectionView; open: boolean; onClose: () => void };

/** Asks before an account is disconnected, and says what stops. */
export function DisconnectDialog({ connection, open, onClose }: DisconnectDialogProps) {
  const { id, provider, service, email } = connection;
  const { t } = useTranslation("scheduling");
  const nameOf = useServiceName();
  const disconnect = useMutation(
    api.teams.deleteConnection.mutationOptions({
      onSuccess: async () => {
        notify.success({ title: t("disconnect.done", { email }) });
        close();
        await Promise.all([refresh("teams"), refresh("scheduling")]);
      },
    }),
  );
  const close = () => {
    disconnect.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={t("disconnect.title", { service: nameOf(provider, service), email })}
      description={
        <Stack gap="3">
          <Text>{t(`disconnect.stops.${service}`)}</Text>
          <FormError error={disconnect.error} />
        </Stack>
      }
      confirm={t("disconnect.confirm")}
      danger
      busy={disconnect.isPending}
      onConfirm={() => disconnect.mutate({ query: { provider, token: id } })}
      onClose={close}
    />
  );
}
