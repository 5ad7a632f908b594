import type { ListedWebhook } from "@dure/domain/teams/webhook/webhook-api";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { useDeleteWebhook } from "./webhook-queries";

type DeleteWebhookDialogProps = { webhook: ListedWebhook; onClose: () => void };

export function DeleteWebhookDialog({ webhook, onClose }: DeleteWebhookDialogProps) {
  const { t } = useTranslation("teams");
  const errorText = useErrorText();
  const remove = useDeleteWebhook();
  const confirm = () =>
    remove.mutate(
      { params: { id: webhook.id } },
      {
        onSuccess: () => {
          notify.success({ title: t("webhook.deleted") });
          onClose();
        },
        onError: (error) => notify.error({ title: errorText(error) }),
      },
    );
  return (
    <ConfirmDialog
      open
      danger
      title={t("webhook.deleteTitle", { url: webhook.target_url })}
      description={t("webhook.deleteDescription")}
      confirm={t("webhook.delete")}
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
