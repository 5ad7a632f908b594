import { Button, Stack, Text } from "@chakra-ui/react";
import type { RouterItem } from "@dure/domain/routing/router/router";
import { useTranslation } from "react-i18next";
import { useMembers } from "../../records/member/member-queries";
import { useMayDelete } from "../../records/member/use-may-delete";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { FormError } from "../../ui/form-error";
import { Modal } from "../../ui/modal";
import { notify } from "../../ui/toast/notify";
import { useDeleteRouter } from "./router-queries";

type DeleteRouterDialogProps = { router: RouterItem | undefined; onClose: () => void };

/** Deletes a router, or says who may (docs/product/routing.md#deletion). */
export function DeleteRouterDialog({ router, onClose }: DeleteRouterDialogProps) {
  const { t } = useTranslation(["routing", "ui"]);
  const { nameOf } = useMembers();
  const mayDelete = useMayDelete();
  const remove = useDeleteRouter();
  const close = () => {
    remove.reset();
    onClose();
  };
  const confirm = () =>
    router &&
    remove.mutate(
      { params: { id: router.id } },
      {
        onSuccess: () => {
          notify.success({ title: t("routers.deleted") });
          close();
        },
      },
    );
  if (router && !mayDelete(router))
    return (
      <Modal
        open
        size="xs"
        title={t("routers.cannotDelete")}
        onClose={close}
        footer={<Button onClick={close}>{t("ui:close")}</Button>}
      >
        {t("routers.createdBy", { name: nameOf(router.created_by) ?? t("routers.creatorGone") })}
      </Modal>
    );
  return (
    <ConfirmDialog
      open={router !== undefined}
      title={t("routers.deleteTitle", { title: router?.title ?? "" })}
      description={
        <Stack gap="3">
          <Text>{t("routers.deleteHint")}</Text>
          <FormError error={remove.error} />
        </Stack>
      }
      confirm={t("routers.delete")}
      danger
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={close}
    />
  );
}
