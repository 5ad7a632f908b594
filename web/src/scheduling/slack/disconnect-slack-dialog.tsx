import { Stack, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { api } from "../../lib/api";
import { useMutation } from "../../lib/use-mutation";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { FormError } from "../../ui/form-error";
import { notify } from "../../ui/toast/notify";
import { refreshSlack } from "./use-connect-slack";

type DisconnectSlackDialogProps = { open: boolean; workspace: string; onClose: () => void };

export function DisconnectSlackDialog({ open, workspace, onClose }: DisconnectSlackDialogProps) {
  const { t } = useTranslation("scheduling");
  const disconnect = useMutation(api.teams.disconnectSlack.mutationOptions({ onSuccess: refreshSlack }));
  const close = () => {
    disconnect.reset();
    onClose();
  };
  const confirm = () =>
    disconnect.mutate(
      {},
      {
        onSuccess: () => {
          notify.success({ title: t("slack.disconnected") });
          close();
        },
      },
    );
  return (
    <ConfirmDialog
      open={open}
      title={t("slack.disconnectTitle", { workspace })}
      description={
        <Stack gap="3">
          <Text>{t("slack.disconnectHint")}</Text>
          <FormError error={disconnect.error} />
        </Stack>
      }
      confirm={t("slack.disconnect")}
      danger
      busy={disconnect.isPending}
      onConfirm={confirm}
      onClose={close}
    />
  );
}
