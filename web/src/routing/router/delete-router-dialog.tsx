import { Button, Stack, Text } from "@chakra-ui/react";
import type { RouterItem } from "@dure/domain/routing/router/router";
import { mayDelete } from "@dure/domain/routing/router/save-router";
import { useTranslation } from "react-i18next";
import { useIsAdmin, useProfile } from "../../identity/user/user-queries";
import { useMembers } from "../../records/member/member-queries";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { FormError } from "../../ui/form-error";
import { Modal } from "../../ui/modal";
import { notify } from "../../ui/toast/notify";
import { useDeleteRouter } from "./router-queries";

type DeleteRouterDialogProps = { router: RouterItem | undefined; onClose: () => void };

/** Deletes a router, or says who may (docs/product/routing.md#deletion). */
export function DeleteRouterDialog({ router, onClose }: DeleteRouterDialogProps) {
  const { t } = useTranslation(["routing", "ui"]);
  const { user_id: id } = useProfile();
  const me = { id, role: useIsAdmin() ? "admin" : "member" } as const;
  const { nameOf, isLoaded, active } = useMembers();
  // Nobody counts as gone while the team is being loaded.
  const isCreatorActive = !isLoaded || active.some(({ userId }) => userId === router?.created_by);
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
  if (router && !mayDelete(router, me, isCreatorActive))
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
