import { Button, List, Stack, Text } from "@chakra-ui/react";
import type { Template } from "@dure/domain/email/template/template";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { FormError } from "../../ui/form-error";
import { Modal } from "../../ui/modal";
import { notify } from "../../ui/toast/notify";
import { useDeleteTemplate, useReferences } from "./template-queries";

type DeleteTemplateDialogProps = { template: Template | undefined; onClose: () => void };

/**
 * A template in use cannot be deleted: the dialog lists its uses instead
 * (docs/product/email.md#deletion-of-a-template).
 */
export function DeleteTemplateDialog({ template, onClose }: DeleteTemplateDialogProps) {
  const { t } = useTranslation(["email", "ui"]);
  const references = useReferences(template?.id);
  const remove = useDeleteTemplate();
  const close = () => {
    remove.reset();
    onClose();
  };
  const confirm = () =>
    template &&
    remove.mutate(
      { params: { id: template.id } },
      {
        onSuccess: () => {
          notify.success({ title: t("templates.deleted") });
          close();
        },
      },
    );
  if (template && references.data && references.data.length > 0)
    return (
      <Modal
        open
        size="sm"
        title={t("templates.inUse")}
        onClose={close}
        footer={<Button onClick={close}>{t("ui:close")}</Button>}
      >
        <Stack gap="3">
          <Text>{t("templates.inUseHint")}</Text>
          <List.Root ps="4">
            {references.data.map(({ id, type, title }) => (
              <List.Item key={id}>
                {t(`templates.usedBy.${type}`)} · {title}
              </List.Item>
            ))}
          </List.Root>
        </Stack>
      </Modal>
    );
  return (
    <ConfirmDialog
      open={template !== undefined && !references.isPending}
      title={t("templates.deleteTitle", { name: template?.name ?? "" })}
      description={
        <Stack gap="3">
          <Text>{t("templates.deleteHint")}</Text>
          <FormError error={remove.error} />
        </Stack>
      }
      confirm={t("templates.delete")}
      danger
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={close}
    />
  );
}
