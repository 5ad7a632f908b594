import { Button, Stack, Text } from "@chakra-ui/react";
import type { RouterItem } from "@dure/domain/routing/router/router";
import { useTranslation } from "react-i18next";
import { useProfile } from "../../identity/user/user-queries";
import { useMembers } from "../../records/member/member-queries";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { FormError } from "../../ui/form-error";
import { Modal } from "../../ui/modal";
import { notify } from "../../ui/toast/notify";
import { useDeleteRouter } from "./router-queries";

type DeleteRouterDialogProps = { router: RouterItem | undefined; onClose: () => void };

/** Only its creator deletes a router (docs/product/routing.md#deletion); others see who that is. */
export function DeleteRouterDialog({ router, onClose }: DeleteRouterDialogProps) {
  const { t } = useTranslation(["routing", "ui"]);
  const { user_id } = useProfile();
  const { nameOf } = useMembers();
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
  if (router && router.created_by !== user_id)
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
