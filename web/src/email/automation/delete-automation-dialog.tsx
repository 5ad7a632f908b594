import { Stack, Text } from "@chakra-ui/react";
import type { AutomationItem } from "@dure/domain/email/automation/automation";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { FormError } from "../../ui/form-error";
import { notify } from "../../ui/toast/notify";
import { useDeleteAutomation } from "./automation-queries";

type DeleteAutomationDialogProps = { automation: AutomationItem | undefined; onClose: () => void };

/** Asks before an automation is deleted, and says how many people it stops. */
export function DeleteAutomationDialog({ automation, onClose }: DeleteAutomationDialogProps) {
  const { t } = useTranslation("email");
  const remove = useDeleteAutomation();
  const close = () => {
    remove.reset();
    onClose();
  };
  const confirm = () =>
    automation &&
    remove.mutate(
      { params: { id: automation.id } },
      {
        onSuccess: () => {
          notify.success({ title: t("automations.deleted") });
          close();
        },
      },
    );
  return (
    <ConfirmDialog
      open={automation !== undefined}
      title={t("automations.deleteTitle", { name: automation?.name ?? "" })}
      description={
        <Stack gap="3">
          <Text>{t("automations.deleteHint", { count: automation?.running_count ?? 0 })}</Text>
          <FormError error={remove.error} />
        </Stack>
      }
      confirm={t("automations.delete")}
      danger
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={close}
    />
  );
}
