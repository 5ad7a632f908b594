import { Stack, Text } from "@chakra-ui/react";
import type { SettingView } from "@dure/domain/notifications/setting/setting";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { FormError } from "../../ui/form-error";
import { notify } from "../../ui/toast/notify";
import { useDeleteNotification } from "./notification-queries";

type DeleteNotificationDialogProps = { setting: SettingView | undefined; onClose: () => void };

export function DeleteNotificationDialog({ setting, onClose }: DeleteNotificationDialogProps) {
  const { t } = useTranslation("notifications");
  const remove = useDeleteNotification();
  const close = () => {
    remove.reset();
    onClose();
  };
  const confirm = () =>
    setting &&
    remove.mutate(
      { params: { id: setting.id } },
      {
        onSuccess: () => {
          notify.success({ title: t("deleted") });
          close();
        },
      },
    );
  return (
    <ConfirmDialog
      open={setting !== undefined}
      title={t("deleteTitle", { title: setting?.title || t("untitled") })}
      description={
        <Stack gap="3">
          <Text>{t("deleteHint")}</Text>
          <FormError error={remove.error} />
        </Stack>
      }
      confirm={t("delete")}
      danger
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={close}
    />
  );
}
